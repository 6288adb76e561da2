import { defineStart } from '../../../core/contribute/start.ts'
import { followPureOffline } from './follow-pure-offline.ts'
import { followHostContacts } from './host-contacts.ts'

export default defineStart({ at: 'documents', run: followHostContacts }, { at: 'messages', run: followPureOffline })
