export { followRefraction } from './follow-refraction.ts'
