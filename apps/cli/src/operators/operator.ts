import type { Command } from 'commander';
import { z } from 'zod';
import { operatorConfig, readConfig } from '../config.ts';
import { exitCodes, type OutputOptions, Problem } from '../output.ts';

/** Who runs a command that changes something, and why. */
export interface Operator {
  readonly name: string;
  readonly reason: string | undefined;
}

/** The options of every command that changes something. */
export interface ChangeOptions extends OutputOptions {
  readonly operator?: string;
  readonly reason?: string;
  readonly dryRun?: boolean;
}

const WHY = ['--reason <text>', 'why, for the operator log; name no people'] as const;

/** Adds `--operator` and `--reason` to a command that changes something. */
export const withOperator = (command: Command, { reason = 'optional' }: { reason?: 'optional' | 'required' } = {}) => {
  const named = command.option('--operator <name>', 'who runs this; defaults to PALMARES_OPERATOR');
  return reason === 'required' ? named.requiredOption(...WHY) : named.option(...WHY);
};

const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u);

const reasonSchema = oneLine(200);
const nameSchema = oneLine(100);

const nameOf = (option: string | undefined): string => {
  const given = option ?? readConfig(operatorConfig).PALMARES_OPERATOR;
  if (given === undefined)
    throw new Problem(
      'this command is logged under your name: pass --operator <name> or set PALMARES_OPERATOR',
      exitCodes.usage,
    );
  const name = nameSchema.safeParse(given);
  if (!name.success)
    throw new Problem('--operator (or PALMARES_OPERATOR) must be one line of 2 to 100 characters', exitCodes.usage);
  return name.data;
};

/** Throws {@link Problem} unless it is one short line. */
export const reasonOf = (text: string): string => {
  const reason = reasonSchema.safeParse(text);
  if (!reason.success) throw new Problem('--reason must be one line of 2 to 200 characters', exitCodes.usage);
  return reason.data;
};

/**
 * The operator to record; null in a dry run, which changes nothing. Throws {@link Problem} if no operator is named, or
 * if a name or reason is not one short line.
 */
export const operatorOf = ({ operator, reason, dryRun = false }: ChangeOptions): Operator | null => {
  const why = reason === undefined ? undefined : reasonOf(reason);
  return dryRun ? null : { name: nameOf(operator), reason: why };
};
