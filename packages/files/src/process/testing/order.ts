/** What {@link file://./misbehave.ts} does instead of reading a file. */
export type Misbehaviour =
  | 'nothing'
  | 'forever'
  | 'waiting'
  | 'memory'
  | 'heap'
  | 'crash'
  | 'exit'
  | 'environment'
  | 'priority'
  | Reaching;

type Reaching = 'network' | 'files' | 'writing' | 'processes';
