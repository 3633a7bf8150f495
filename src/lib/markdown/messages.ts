import {sectionsOfMarkdown} from './sections';

/** The words of a text that are letters. */
export const wordsOf = (text: string): string[] => text.match(/[A-Za-z][A-Za-z'’]*/g) ?? [];

/** What a page puts in the place of a value: `…`, `<name>`, `{name}`. */
export const PLACEHOLDER = /…|\.\.\.|<[\w .-]+>|\{\w+\}/g;

/** Words that stand in sentences and not in code. */
const SENTENCE =
  /\b(?:the|is|are|was|not|to|of|a|an|with|must|be|been|in|for|has|have|had|no|could|cannot|can't|can|don't|doesn't|do|does|already|by|from|and|or|on|at|this|that|should|please|failed|found|missing|expected|received|unknown|use|you|your|its|it|when|after|before|without|unable|use|Please|Failed|Missing|Expected|Could|Cannot|Can|Invalid|Error|Unknown|You|Unable|Not)\b/;

/** Whether inline code is a text that people read: three words side by side, or two of which one is no name. */
export const isMessage = (text: string): boolean => {
  if (/^[a-z:]+ --[a-z-]+$/.test(text)) return false;
  const bare = text
    .replace(PLACEHOLDER, ' x ')
    .replace(/\([^()]*\)|"[^"]*"|'[^']*'|[A-Z_]+=\S+|\S+(?:::|\/|\.\w)\S*/g, ' x ');
  if (/^(?:strapi(?! is )|yarn|npm|npx|pack-up|pnpm|git|import|export|await|const|return|cd|nx|node|tsc) /.test(text))
    return false;
  if (/[=;]|=>|^\{|^\[\{|\|\s|\s&\s/.test(bare) && !/^\[.*\]:? [A-Z]/.test(text)) return false;
  return (bare.match(/(?:^|[\s([])[A-Za-z][\w'’-]*[,.:;]?(?:\s+[\w'’-]+[,.:;]?)+/g) ?? []).some((words) => {
    const count = wordsOf(words.replace(/\bx\b/g, '')).length;
    return (
      (count >= 3 && SENTENCE.test(words)) || (count >= 2 && /^(?:[[(]?x\)? )?[A-Z][a-z]+ [a-z]+/.test(words.trim()))
    );
  });
};

/** Inline code, also over two lines of a paragraph. */
const INLINE_CODE = /(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[\s\S])+?)(?<!`)\1(?!`)/g;

/** The messages that a page quotes in a section. */
export interface QuotingSection {
  /** The heading's text and `#anchor`; both empty for the part before the first one. */
  readonly title: string;
  readonly hash: string;
  readonly messages: readonly string[];
}

/** The messages that a Markdown page quotes in inline code, each once in a section; sections without one are left out. */
export const quotedMessages = (source: string): QuotingSection[] =>
  sectionsOfMarkdown(source).flatMap(({title, hash, markdown}) => {
    const texts = Array.from(markdown.replace(/<!--[\s\S]*?-->/g, '').matchAll(INLINE_CODE), ([, , code]) =>
      code!.replace(/\\\|/g, '|').replace(/\s+/g, ' ').trim(),
    );
    const messages = [...new Set(texts.filter(isMessage))];
    return messages.length > 0 ? [{title, hash, messages}] : [];
  });
