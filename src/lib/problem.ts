/** A place in a page; both count from 1, as in editors. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong in a page. */
export interface Problem extends Place {
  /** Path relative to the project's root. */
  readonly file: string;
  /** What is wrong and what to do about it, in one line. */
  readonly message: string;
}

/** `file:line:column message`, the compiler's form, in which an editor can jump to the place. */
export const formatProblem = ({file, line, column, message}: Problem): string => `${file}:${line}:${column} ${message}`;

/** Sorted by file and place; the same message at the same place appears once. */
export const sortProblems = (problems: readonly Problem[]): Problem[] => {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message),
  );
};
