import { createContext } from 'preact'

/** Lets the end screen give way to the board as it lies; nothing where it stands without a table. */
export const LookAtBoard = createContext<() => void>(() => {})
