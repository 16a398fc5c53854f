const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** The third person of a verb in the present. */
const thirdPerson = (verb: string): string => {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:[sxzo]|[cs]h)$/.test(verb) ? `${verb}es` : `${verb}s`;
};

const verbs = new Set(
  words(
    'accept add advance allow announce answer appear append arrive ask assign become begin belong bring call cancel carry change',
    'choose clear close come compare compose confirm continue copy count create cut delete deliver describe differ disappear',
    'distinguish do draw drop end enqueue erase exist expire fail fill find finish fit focus fold follow forget get give go',
    'greet group hand hide hold identify ignore include increase join keep kill know last lead leave lend let list log look',
    'lose make mark match measure mention move name navigate need normalize notify offer park pass pick point post print',
    'publish put quote reach receive record refer refuse register reject release remember remove render repeat replace',
    'report reset restart restore return rewrite roll round run say scale score seal see send set settle share show skip smooth',
    'span speak stand start stay stop store submit suggest survive swap take tell throw tidy tie touch track try turn unsubscribe verify',
    'wait warn weigh write',
  ).flatMap((verb) => [verb, thirdPerson(verb)]),
);

/** Words with which a title continues a sentence that its group began. */
const continuing = new Set(
  words(
    'is are was were has have had can cannot could may might must will would should',
    'opens reads uses works imports',
    'and or but as also too not never that whose which who whom',
    'added asked changed followed given kept made named opened pasted refused replaced sent set shown stored taken typed used written',
  ),
);

/** Verbs that are nouns too, as in “links of a minor” or “appends that run at once”. */
const nouns = new Set(
  words('answers append appends changes counts links marks names points reports rounds runs scores spans starts tries'),
);

const afterNoun = new Set(words('of that which whose and are have from'));

/** Words that may come before a subject if a comma follows them: “without a script, the form …”. */
const leading = new Set(words('for from of with without'));

/** True if a title names its subject, as far as its first two words tell. Ignores a number such as `[E39]` before them. */
export const hasSubject = (title: string): boolean => {
  const [first = '', second = ''] = title.replace(/^\[E\d+\] /, '').split(' ');
  if (leading.has(first)) return title.includes(',');
  return verbs.has(first) ? nouns.has(first) && afterNoun.has(second) : !continuing.has(first);
};

/**
 * Returns a title that can be read by itself: before one without a subject stand the titles of its groups, from the
 * innermost out to the first that names one.
 */
export const sentenceOf = (title: string, groups: readonly string[]): string => {
  const [number = ''] = /^\[E\d+\] /.exec(title) ?? [];
  return (
    number +
    groups.reduceRight(
      (sentence, group) => (hasSubject(sentence) ? sentence : `${group} ${sentence}`),
      title.slice(number.length),
    )
  );
};
