import type { CompletionRow } from './rows.ts';

type Script = (rows: readonly CompletionRow[]) => string;

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** Quotes for bash and zsh, where a backslash in single quotes is literal. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const quotedForFish = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

const cases = (rows: readonly (readonly [pattern: string, words: readonly string[]])[]): string =>
  rows.map(([pattern, words]) => `    ${quoted(pattern)}) echo ${quoted(words.join(' '))} ;;`).join('\n');

const wordsOf = (rows: readonly CompletionRow[]) => rows.map(({ path, words }) => [path, words] as const);
const valuesOf = (rows: readonly CompletionRow[]) =>
  rows.flatMap(({ path, values }) => values.map(([option, choices]) => [`${path} ${option}`, choices] as const));

/** The functions shared by bash and zsh: the completions of the words before the cursor. */
const candidates: Script = (rows) => `_palmares_words() {
  case "$1" in
${cases(wordsOf(rows))}
    *) return 1 ;;
  esac
}

_palmares_values() {
  case "$1" in
${cases(valuesOf(rows))}
    *) return 1 ;;
  esac
}

_palmares_candidates() {
  local place='' option='' word deeper
  for word in "$@"; do
    deeper="\${place:+$place }$word"
    if [ "$word" = '=' ]; then continue
    elif [ -n "$option" ]; then option=''
    elif [ "\${word#-}" != "$word" ]; then
      if _palmares_values "$place $word" >/dev/null; then option="$word"; fi
    elif _palmares_words "$deeper" >/dev/null; then place="$deeper"
    fi
  done
  if [ -n "$option" ]; then _palmares_values "$place $option"; else _palmares_words "$place"; fi
}
`;

const bash: Script = (rows) => `${candidates(rows)}
_palmares() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$current" = '=' ]; then current=''; fi
  COMPREPLY=($(compgen -W "$(_palmares_candidates "\${COMP_WORDS[@]:1:COMP_CWORD-1}")" -- "$current"))
}

complete -o default -F _palmares palmares`;

const zsh: Script = (rows) => `#compdef palmares
${candidates(rows)}
_palmares() {
  local -a found
  found=(\${=$(_palmares_candidates "\${(@)words[2,CURRENT-1]}")})
  if (( \${#found} )); then compadd -- $found; else _files; fi
}

compdef _palmares palmares`;

const fishCases = (rows: readonly (readonly [pattern: string, words: readonly string[]])[]): string =>
  rows
    .map(([pattern, words]) => `    case ${quotedForFish(pattern)}\n      echo ${quotedForFish(words.join(' '))}`)
    .join('\n');

const fish: Script = (rows) => `function __palmares_words
  switch "$argv[1]"
${fishCases(wordsOf(rows))}
    case '*'
      return 1
  end
end

function __palmares_values
  switch "$argv[1]"
${fishCases(valuesOf(rows))}
    case '*'
      return 1
  end
end

function __palmares_candidates
  set -l place ''
  set -l option ''
  for word in (commandline -opc)[2..-1]
    set -l deeper (string trim -- "$place $word")
    if test -n "$option"
      set option ''
    else if string match -q -- '-*' "$word"
      if __palmares_values "$place $word" >/dev/null
        set option "$word"
      end
    else if __palmares_words "$deeper" >/dev/null
      set place "$deeper"
    end
  end
  if test -n "$option"
    __palmares_values "$place $option" | string split -n ' '
  else
    __palmares_words "$place" | string split -n ' '
  end
end

complete -c palmares -a '(__palmares_candidates)'`;

export const completionScripts: Readonly<Record<Shell, Script>> = { bash, zsh, fish };
