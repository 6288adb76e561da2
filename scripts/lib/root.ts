import { dirname } from 'node:path'

/** The folder of the project: the one that holds package.json. */
export const root = dirname(dirname(import.meta.dirname))
