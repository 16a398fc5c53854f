/** Misbehaviour of {@link file://./misbehave.ts}, which replaces a program that reads a file. */
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
