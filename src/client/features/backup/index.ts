export { Troubles } from './Troubles.tsx'
