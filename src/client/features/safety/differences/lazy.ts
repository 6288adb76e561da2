export { type Changes, changesBetween, changesOfGroup } from './changes.ts'
export { countOf, KINDS, type Kind, type Values } from './kinds.ts'
export { nameOfRecord } from './name-of-record.ts'
