export { useEnlarged, useRidge } from './use-ridge.ts'
