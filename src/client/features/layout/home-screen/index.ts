export { GroupArea } from './GroupArea.tsx'
