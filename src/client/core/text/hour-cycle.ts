import { createStore } from 'zustand/vanilla'

/** How hours are counted: `h23` to 23, `h12` with a.m. and p.m.; undefined: as the language has it. */
export type HourCycle = 'h23' | 'h12' | undefined

const chosen = createStore<{ readonly hours: HourCycle }>()(() => ({ hours: undefined }))

/** Says how the clock of the home screen counts hours: every time of day is then written so. */
export const provideHourCycle = (hours: HourCycle): void => chosen.setState({ hours })

/** The `hourCycle` of what writes a time of day; `timeFormat` has it. */
export const hourCycle = (): HourCycle => chosen.getState().hours

/** A format that writes a time of day, in the hours of the clock. */
export const timeFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { ...options, hourCycle: hourCycle() })
