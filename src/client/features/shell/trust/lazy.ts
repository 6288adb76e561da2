export { followPureOffline } from './follow-pure-offline.ts'
export { followHostContacts } from './host-contacts.ts'
export { TrustRow } from './TrustRow.tsx'
