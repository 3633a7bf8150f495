/**
 * Splits a shell example into commands, in words, each with its line from 0: joins continued lines, drops comments,
 * here-documents and variable settings.
 */
export const splitCommands = (code: string) => {
  const commands: {words: string[]; line: number}[] = [];
  let hereDocument: string | undefined;
  let continued = '';
  let start = 0;
  code.split('\n').forEach((text, line) => {
    if (hereDocument !== undefined) {
      if (text.trim() === hereDocument) hereDocument = undefined;
      return;
    }
    if (continued === '') start = line;
    if (text.endsWith('\\')) {
      continued += `${text.slice(0, -1)} `;
      return;
    }
    const whole = continued + text;
    continued = '';
    hereDocument = /<<-?\s*['"]?(\w+)/.exec(whole)?.[1];
    for (const words of splitLine(whole)) commands.push({words, line: start});
  });
  return commands;
};

const splitLine = (text: string): string[][] => {
  const tokens = text.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s;&|"']|&(?!&))+|&&|\|\|?|;/g) ?? [];
  const commands: string[][] = [[]];
  for (const token of tokens) {
    if (token.startsWith('#')) break;
    if (/^(?:&&|\|\|?|;)$/.test(token)) commands.push([]);
    else commands.at(-1)?.push(token.replace(/^(["'])(.*)\1$/, '$2'));
  }
  return commands.map(withoutSettings).filter((words) => words.length > 0);
};

const withoutSettings = (words: string[]): string[] => {
  const first = words.findIndex((word) => !/^\w+=/.test(word));
  return first === -1 ? [] : words.slice(first);
};
