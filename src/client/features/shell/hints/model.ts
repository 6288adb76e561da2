/** What a new user is told, in this order: each is something that the page does not show by itself. */
export const HINTS = ['menu', 'drag', 'clock'] as const
export type Hint = (typeof HINTS)[number]

export const isHint = (value: unknown): value is Hint => HINTS.some((one) => one === value)
