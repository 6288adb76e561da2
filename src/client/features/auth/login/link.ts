import type { Link } from '../../../core/contribute/link.ts'
import { openInvitation } from './open-login.ts'

/** `#invite=CODE` opens the registration with the code of an invitation. */
const link: Link = { name: 'invite', open: openInvitation }
export default link
