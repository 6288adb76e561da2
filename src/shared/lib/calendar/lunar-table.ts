import type { AlmanacZone } from './almanac-zone.ts'

/** Written by build/lunar-table.ts from tyme4ts (MIT); not to be edited. */

/** The first day of the first lunar year below, in days since 1970. */
export const LUNAR_EPOCH = -7642

/** The lunar year that the table begins with. */
export const LUNAR_FIRST_YEAR = 1949

/**
 * Four digits of base 32 for each lunar year: bit n tells that the n-th month (a leap month counted where it stands) has
 * 30 days and not 29; bits 13 and up are the number of the month that a leap month follows, 0 where there is none.
 */
export const LUNAR_YEARS: Readonly<Record<AlmanacZone, string>> = {
  8:
    '1t9d019m02ld1dda01di03d50vaa03aa22kl02kn01am1ill02ml01mi13l503l501ia0r4n02kr1taq01ba02r91dqi02qi02p5' +
    '15ib02ib255b00ld01bd1ir903d903ci179503952mid02im00lm1hdl01ml03l91fki03ki03960qim02in256m00qq01ml1dm9' +
    '01q901kj159b019b02ir0laq01ba1uql02t402q91ekj02kl019d12ld02ll2dda01ei03d51naa03aa034l159e01am02ll0ldi' +
    '01mi1jl501p501ib1b4n035b01aq0qmm02r92tqi02qi02p51mib02ib015b19ar01dd02ra0mqi03ci1v95039502il1d5d015m' +
    '01dl0rda03m927ki03ki03961iim02in016m11ml01ql01q90rkj01kj1t9b019b02ir1daq01ba02r515qa02qa26kl02kl019d' +
    '1ild02ll01da12t503d503aa0v4l034m1uae01am02ll1ddi01mi03l513ia01kb234n015b01ar1imm02ra01qi15p502q502kb' +
    '0l4r',
  9:
    '1t9b019d02ld1dba03di03d40va903aa26kl02km01am1ill02ml01mi13l503l503ia0r4m02kr1tam01ba02qp1dqi01qi01p5' +
    '15ib02ib24lb00ld01bb1ir903d903ci16p503952mid02im00lm1ldd01mk03d91fci03ki03960qim02in24lm02qq01mk1bm9' +
    '01q901kj1597019b02ir0laq00ra1uql02t402q91ekj02kl019d0qit02ld2dda01ei03d51faa03aa02kl159d01am02ll0lda' +
    '01mi1jl503l503ia1b4m034r01aq0qml02r92tqi01qi02p51lib02ib015b19ar01bd02r90mqi03ci1v95039502id1d5d00lm' +
    '01dl0rd903l927ci03ki03961iim02in016m11ll01ml03m90rki01kj1t9b019b02ir1daq01ba02ql15q902q926kj02kl019d' +
    '1ild02ll01da12t503d503aa0ukl034l1t9e01am02ll1ddi01mi03l517ia01ia234n035b01aq1iml02r901qi13l502p501ib' +
    '0t4n',
}
