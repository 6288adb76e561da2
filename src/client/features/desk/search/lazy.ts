export { adoptEngines } from './engines/adopt-engines.ts'
