import type { AlmanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'

/** Written by build/lunar-table.ts from tyme4ts (MIT); not to be edited. */

/** The year that the table begins with, and its first day in days since 1970. */
export const TERMS_FIRST_YEAR = 1950
export const TERMS_EPOCH = -7305

/** What is added to each term's own length of a year below, in hundred-thousandths of a day. */
export const TERM_YEAR = 36524220

/**
 * For each term, from 小寒 on: its moment in the first year and how much its year differs from 365.2422 days,
 * both in hundred-thousandths of a day. In every year to 2099 the term's day is the whole part of the sum.
 */
export const SOLAR_TERM_LINES: Readonly<Record<AlmanacZone, readonly (readonly [start: number, beyond: number])[]>> = {
  8: [
    [525786, 22],
    [1994977, 66],
    [3474270, 22],
    [4954848, 52],
    [6450028, 22],
    [7954170, -9],
    [9468213, 22],
    [10999436, -9],
    [12541546, -9],
    [14098336, -44],
    [15662163, -54],
    [17231325, -54],
    [18804928, -44],
    [20376368, -44],
    [21944496, -44],
    [23506032, -44],
    [25055621, -26],
    [26594161, -9],
    [28121528, -9],
    [29631850, 22],
    [31131850, 22],
    [32622761, 22],
    [34101440, 52],
    [35576208, 52],
  ],
  9: [
    [528624, 52],
    [1999504, 52],
    [3476208, 52],
    [4957760, 52],
    [6453060, 22],
    [7956092, 22],
    [9475225, -9],
    [11003720, -10],
    [12547621, -27],
    [14102736, -44],
    [15665376, -44],
    [17234608, -44],
    [18808224, -44],
    [20380752, -44],
    [21947621, -27],
    [23510432, -44],
    [25060443, -26],
    [26598399, -9],
    [28125766, -9],
    [29637101, -1],
    [31137914, 22],
    [32625786, 22],
    [34103555, 66],
    [35579269, 66],
  ],
}
