import { defineStart } from '../../../core/contribute/start.ts'
import { welcomeNewUser } from './welcome/welcome-new-user.ts'

export default defineStart({ at: 'messages', run: ({ persistence }) => welcomeNewUser(persistence) })
