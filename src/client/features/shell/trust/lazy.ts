export { useMessages as useTrustMessages } from './messages.ts'
export { knownFailure, reasonOfSource } from './model.ts'
export { TrustRow } from './TrustRow.tsx'
