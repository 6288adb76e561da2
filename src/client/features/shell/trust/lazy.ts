export { TrustRow } from './TrustRow.tsx'
