/** Returns the cells of each table row below a heading, up to the next heading, including the table's own head. */
const rowsUnder = (document: string, heading: string): readonly (readonly string[])[] => {
  const [, below = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = below.split(/\n###? /);
  return section.split('\n').flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return cells.length > 0 && !/^-+$/.test(cells[0] ?? '') ? [cells] : [];
  });
};

const metricsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`(palmares_\w+)/g)].flatMap(([, name]) => name ?? []);

/** Returns the metrics that raise an alert: those whose row says when. */
export const alertedMetrics = (runbook: string): readonly string[] =>
  rowsUnder(runbook, 'Metrics').flatMap(([metric = '', , alert = '']) => (alert === '' ? [] : metricsIn(metric)));

/** Returns the metrics whose alarm the runbook explains: its row says what it means, what to do and when it is over. */
export const explainedMetrics = (runbook: string): readonly string[] =>
  rowsUnder(runbook, 'When an alarm goes off').flatMap(([alarm = '', ...cells]) =>
    cells.length === 3 && !cells.includes('') ? metricsIn(alarm) : [],
  );

/** Returns the doctor's checks that the runbook explains. */
export const explainedChecks = (runbook: string): readonly string[] =>
  rowsUnder(runbook, 'What the doctor says').flatMap(([check = '', found = '']) =>
    found === '' ? [] : check.replace(/ …$/, ''),
  );

/** Returns the checks that the doctor's sources name, in its list and in findings. */
export const checksNamed = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/^ +\['([a-zA-Z ]+)', |\b(?:ok|warn|fail)\)?\(\s*'([a-zA-Z ]+)'/gm)].flatMap(
        ([, listed, found]) => listed ?? found ?? [],
      ),
    ),
  );
