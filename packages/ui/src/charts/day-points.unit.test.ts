import { expect, it } from 'vitest';
import { linePoints } from './day-points.ts';

it('the highest day of a line has the full height', () => expect(linePoints([0, 8, 2])).toBe('0,40 1,0 2,30'));

it('a line of small numbers stays low', () => expect(linePoints([0, 1])).toBe('0,40 1,30'));

it('a line of zeros lies on the ground', () => expect(linePoints([0, 0])).toBe('0,40 1,40'));
