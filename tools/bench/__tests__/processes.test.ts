import {expect, test} from 'vitest';
import {measure, parseStat} from '../processes';

test('reads a line of the process table past a name with spaces and brackets', () => {
  const fields = ['S', '12', '13', '14', ...Array.from({length: 17}, () => '0'), '250', '0'];
  expect(parseStat(`34 (a (b) c) ${fields.join(' ')}`)).toEqual({session: 14, resident: 1000});
});

test('measures a command with its children', async () => {
  const {wall, processor, peak} = await measure('node -e "setTimeout(() => {}, 600)" && node -e 0', '/');
  expect(wall).toBeGreaterThan(0.6);
  expect(processor).toBeGreaterThan(0);
  if (process.platform === 'linux') expect(peak).toBeGreaterThan(10);
});

test('fails with the output of a command that fails', async () => {
  await expect(measure('echo reason; exit 3', '/')).rejects.toThrow(/"echo reason; exit 3" failed in \/:\nreason/);
});
