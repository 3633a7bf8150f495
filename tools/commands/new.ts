import {runCommand} from '../lib/command-line.mjs';
import {createPage, PAGE_KINDS} from '../pages/new-page';

runCommand('new', {
  about: `Writes a page of a kind with its headings and adds it to the sidebar.
The kinds are ${PAGE_KINDS.join(', ')}.`,
  operands: '<kind> "<title>"',
  options: {in: {type: 'string', value: '<folder>', about: 'where it goes; by default where pages of the kind are'}},
  run: ({values, operands: [kind = '', title = '']}) => {
    const {file, route} = createPage(kind, title, values.in);
    console.log(`${file}: write its description, and what its headings ask for`);
    console.log('sidebars.ts: added, at the end of the section');
    console.log(`"npm start" shows it at http://localhost:3000${route}; "npm run check" says what it lacks`);
  },
});
