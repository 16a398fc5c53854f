import type { Actor } from '@palmares/application';
import type { Command } from 'commander';
import { z } from 'zod';
import { operatorConfig, readConfig } from '../config.ts';
import { exitCodes, type OutputOptions, Problem } from '../output.ts';

/** The person who runs a command that changes something, and the reason. */
export interface Operator {
  readonly name: string;
  readonly reason: string | undefined;
}

export type OperatorActor = Extract<Actor, { kind: 'operator' }>;

/** The options of every command that changes something. */
export interface ChangeOptions extends OutputOptions {
  readonly operator?: string;
  readonly reason?: string;
  readonly dryRun?: boolean;
}

/** The options of a command whose reason is required. */
export interface RequiredReason extends ChangeOptions {
  readonly reason: string;
}

const LONGEST_REASON = 200;

const REASON = '--reason <text>';
const WHY = 'why, for the operator log; name no people';
const WHY_SHOWN = `why, required with --open; the athlete reads it on the account page: at most ${LONGEST_REASON} characters, in their language, with no names`;

const named = (command: Command): Command =>
  command.option('--operator <name>', 'who runs this; defaults to PALMARES_OPERATOR');

/** Adds `--operator` and `--reason` to a command that changes something. */
export const withOperator = (command: Command, { reason = 'optional' }: { reason?: 'optional' | 'required' } = {}) =>
  reason === 'required' ? named(command).requiredOption(REASON, WHY) : named(command).option(REASON, WHY);

/** Adds them to a command that shows an athlete's portfolio with `--open`. */
export const withLooker = (command: Command): Command => named(command).option(REASON, WHY_SHOWN);

const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u);

const reasonSchema = oneLine(LONGEST_REASON);
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
  if (!reason.success)
    throw new Problem(`--reason must be one line of 2 to ${LONGEST_REASON} characters`, exitCodes.usage);
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

/** The operator as the author of events. */
export const operatorActor = (options: RequiredReason): OperatorActor => ({
  kind: 'operator',
  name: operatorOf(options)?.name ?? 'dry run',
  reason: reasonOf(options.reason),
  device: null,
});
