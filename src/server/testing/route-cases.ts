import { CODE } from '../../shared/api/endpoint.ts'
import { PICTURE_HASH } from './endpoints.ts'
import type { Owner } from './owner.ts'
import type { Role } from './roles.ts'

type Code = (typeof CODE)[keyof typeof CODE]

/** What an endpoint is sent by a role, and the code of the answer to it; any if it is left out. */
export type RouteCase = readonly [
  what: string,
  input: (owner: Owner, by: Role) => object | Promise<object>,
  code?: Code | ((by: Role) => Code),
  /** Of the owner's secrets what this role is told nevertheless. */
  mayTell?: (owner: Owner, by: Role) => readonly string[],
]

const { ok, invalid, forbidden, notFound, conflict, tooMany, loginExpired, unavailable, stale } = CODE

/** What an administrator asks of names that there are not; others are refused before they are looked up. */
const nameUnlessAdmin: RouteCase[1] = ({ username }, { isAdmin }) => ({
  username: isAdmin ? 'nobody' : username,
  minutes: 10,
})

/** An id that no share and no feedback has. */
const NO_SHARE = 'A'.repeat(22)
/** An id that no user has. */
const NO_USER = 'A'.repeat(16)
const forUsers =
  (code: Code) =>
  ({ isUser }: Role): Code =>
    isUser ? code : loginExpired
const ownList: RouteCase = ['themselves', () => ({ own: '1' }), forUsers(ok)]
const publicList: RouteCase = ['what the owner offers', ({ offered }) => ({ wd: offered.name }), ok]
const audit: RouteCase = [
  'what the owner offers',
  ({ offered: { id } }, { isAdmin }) => ({
    id: isAdmin ? NO_SHARE : id,
    decision: 'refuse',
    reason: 'other',
    note: '',
  }),
  notFound,
]
/** The administrator answers anybody, so that it is sent what there is not. */
const answer: RouteCase = [
  'what the owner has told',
  ({ feedback: { id } }, { isAdmin }) => ({ id: isAdmin ? NO_SHARE : id, state: 'done', answer: 'theirs' }),
  notFound,
]
/** The administrator deletes what others share, so that it is sent what there is not. */
const deletion: RouteCase = [
  'what the owner offers',
  ({ offered: { id } }, { isAdmin }) => ({ id: isAdmin ? NO_SHARE : id }),
  notFound,
]
/** Acts on users: what an administrator does to one that there is not is refused, and to himself, too. */
const acts = (more: object = {}): readonly RouteCase[] => [
  ['a user', ({ id }, { isAdmin }) => ({ id: isAdmin ? NO_USER : id, ...more }), notFound],
]
/** What of the owner the administrator is told. */
const toldAdmin = ({ id, head, offered }: Owner, { isAdmin }: Role): readonly string[] =>
  isAdmin ? [id, head, offered.nickname] : []
const THEME = { name: 'theirs', info: '', look: { settings: {} }, signed: '1' }
const GROUP = {
  ...{ name: 'theirs', info: '', icon: 'home', type: 1, signed: true },
  children: { mode: 0, tiles: [{ type: 'icon', name: 'a', size: '1x1' }] },
}

/** Fields of queries by which nothing of anybody is named: words, places in a list, names of third parties. */
export const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  ...['app', 'category', 'city', 'code', 'codes', 'day', 'form', 'latitude', 'limit', 'locale', 'longitude', 'mini'],
  ...[
    'order',
    'page',
    'q',
    'range',
    'ready',
    'ref',
    'server',
    'size',
    'source',
    'SourceText',
    'Target',
    'text',
    'type',
    'url',
  ],
  ...['version', 'wd'],
])

/** Of an endpoint that has nothing of anybody: it is sent the names of the owner. */
export const NO_USER_DATA: readonly RouteCase[] = [['nothing of anybody', () => ({})]]

/**
 * By path, of two by method and path, what those ask who must neither see nor change what is the owner's (security.md, T15): with names and proofs
 * of the owner's, and with their own, which an endpoint for users takes and which touch them alone.
 */
export const ROUTE_CASES: Readonly<Record<string, readonly RouteCase[]>> = {
  '/users/register': [
    ['themselves', async (_, by) => ({ ...(await proof(1, by.newEmail, by)), username: by.newName }), ok],
    ['a name', async ({ username }, by) => ({ ...(await proof(1, by.newEmail, by)), username }), invalid],
    ['an address', async ({ email }, by) => ({ ...(await proof(1, by.newEmail, by)), email }), invalid],
  ],
  '/users/check_setup': [['a token', ({ options: { token } }) => ({ token }), forbidden]],
  '/users/setup_admin': [['a token', ({ options: { token } }, { password }) => ({ token, password }), forbidden]],
  '/api/probe': [['a token', ({ options: { token } }) => ({ token }), notFound]],
  '/users/login': [
    ['a name', ({ username, resetCode: verify }) => ({ username, verify, password: 'guessed1' }), invalid],
  ],
  '/users/logout': [['themselves', () => ({}), ok]],
  '/users/user_info': [['themselves', () => ({}), ok]],
  '/users/update_info': [['themselves', () => ({ nickname: 'another', note: '', address: '' }), ok]],
  '/users/change_password': [
    ['themselves', (_, { password: old }) => ({ old, password: 'changed12' }), ok],
    ['a password', ({ password: old }) => ({ old, password: 'changed12' }), invalid],
  ],
  '/users/sessions': [['themselves', () => ({}), ok]],
  '/users/revoke_sessions': [
    ['themselves', (_, { password }) => ({ password, id: undefined }), ok],
    ['a login', ({ session: id }, { password }) => ({ password, id }), ok],
    ['a login, with its password', ({ session: id, password }) => ({ password, id }), invalid],
  ],
  '/users/async_time': [['themselves', () => ({}), ok]],
  '/users/nav_info': [['themselves', () => ({}), ok]],
  '/users/update_backup': [
    ['themselves', () => ({ notes: '[]' }), ok],
    ['a version', ({ notes }) => ({ notes: '[]', base: { notes } }), stale],
    ['a push', ({ pushId: op_id }) => ({ notes: '[]', op_id }), ok],
  ],
  '/users/backup_history': [['themselves', () => ({ section: 'notes' }), ok]],
  '/users/backup_version': [['a version', ({ notes }) => ({ section: 'notes', time: notes }), notFound]],
  '/users/backup_restore': [
    ['a version', ({ notes }) => ({ section: 'notes', time: notes, base: 0, op_id: 'push-of-a-role' }), notFound],
    ['a push', ({ pushId }) => ({ section: 'notes', time: 1, base: 0, op_id: pushId }), notFound],
  ],
  '/users/file_status': [['a file', ({ file }) => ({ files: [file] }), ok]],
  'POST /users/file': [
    ['themselves', () => ({ hash: PICTURE_HASH }), ok],
    ['a file', ({ file: hash }) => ({ hash }), invalid],
  ],
  'GET /users/file': [['a file', ({ file: hash }) => ({ hash }), notFound]],
  '/users/collect_wallpaper': [
    [
      'themselves',
      () => ({
        list: [{ wallpaperSrc: 'https://pictures.example.org/theirs.jpg', wallpaperMiniSrc: '', wallpaperType: 1 }],
      }),
      ok,
    ],
    ['a favourite', ({ favorite }) => ({ list: [favorite] }), ok],
  ],
  '/users/cancel_collect_wallpaper': [['a favourite', ({ favorite }) => ({ keys: [favorite.wallpaperSrc] }), ok]],
  '/users/collect_wallpaper_list': [['themselves', () => ({}), ok]],
  '/users/ws_ticket': [['themselves', () => ({}), ok]],
  '/users/chat_report': [['a message', ({ chatId }) => ({ chatId, reason: 'spam' }), ok]],
  '/users/chat_delete': [['a message', ({ chatId }, { isAdmin }) => ({ chatId: isAdmin ? 1e6 : chatId }), notFound]],
  '/users/chat_mute': [['a name', nameUnlessAdmin, notFound]],
  '/users/chat_ban': [['a name', nameUnlessAdmin, notFound]],
  '/users/theme': [ownList, publicList],
  '/users/group_icon': [ownList, publicList],
  '/users/shared_group': [['what the owner offers', ({ offered: { id } }) => ({ id }), notFound]],
  '/users/upload_theme': [['themselves', () => THEME, ok]],
  '/users/edit_theme': [['what the owner offers', ({ offered: { id } }) => ({ ...THEME, id }), notFound]],
  '/users/del_theme': [deletion],
  '/users/audit_theme': [audit],
  '/users/add_theme_hot': [['what the owner offers', ({ offered: { id } }) => ({ id }), notFound]],
  '/users/upload_group': [
    ['themselves', () => GROUP, ok],
    ['the official subject', () => ({ ...GROUP, type: 0 }), ({ isAdmin }) => (isAdmin ? ok : forbidden)],
  ],
  '/users/del_group': [deletion],
  '/users/audit_group': [audit],
  '/users/add_group_hot': [['what the owner offers', ({ offered: { id } }) => ({ id }), notFound]],
  '/users/share_state': [
    ['what the owner offers', ({ offered: { id } }) => ({ id, state: 'withdrawn' }), notFound],
    ['the same, again', ({ offered: { id } }) => ({ id, state: 'offered' }), notFound],
  ],
  '/users/admin_shares': [
    ['what waits', () => ({}), ok, ({ offered }, { isAdmin }) => (isAdmin ? Object.values(offered) : [])],
  ],
  '/users/admin_icons': [['what was not looked at', () => ({}), ok]],
  '/users/audit_icon': [
    [
      'an icon',
      ({ site }, { isAdmin }) => ({ site: isAdmin ? 'nobody.com' : new URL(site).host, decision: 'remove' }),
      notFound,
    ],
  ],
  '/users/feedback': [['themselves', () => ({ kind: 'bug', text: 'theirs', contact: '', diagnostics: '' }), ok]],
  '/users/feedback_list': [['themselves', () => ({}), ok]],
  '/users/feedback_seen': [['themselves', () => ({}), ok]],
  '/users/del_feedback': [['what the owner has told', ({ feedback: { id } }) => ({ id }), notFound]],
  '/users/admin_feedback': [
    ['what all have told', () => ({}), ok, ({ feedback }, { isAdmin }) => (isAdmin ? Object.values(feedback) : [])],
  ],
  '/users/admin_feedback_answer': [answer],
  '/users/share_report': [
    ['what the owner offers', ({ offered: { id } }) => ({ id, reason: 'spam' }), notFound],
    ['nothing', () => ({ id: NO_SHARE, reason: 'spam' }), notFound],
  ],
  '/users/admin_overview': [['how the server does', () => ({}), ok]],
  '/users/admin_users': [
    ['all', () => ({}), ok, toldAdmin],
    ['an address', ({ email: wd }) => ({ wd }), ok, toldAdmin],
  ],
  '/users/admin_user': [['a user', ({ id }) => ({ id }), ok, toldAdmin], ...acts()],
  '/users/admin_reset_link': acts(),
  '/users/admin_end_logins': acts(),
  '/users/admin_limit_user': acts({ isBanned: true }),
  '/users/admin_delete_user': [
    [
      'a user',
      ({ id, password }, by) => ({ id: by.isAdmin ? NO_USER : id, password: by.isAdmin ? by.password : password }),
      notFound,
    ],
    ['a user, without the password', ({ id, password }) => ({ id, password }), invalid],
  ],
  '/users/admin_reports': [
    ['what is reported', () => ({}), ok, ({ message, remark }, { isAdmin }) => (isAdmin ? [message, remark] : [])],
  ],
  '/users/admin_report_done': [
    ['a message', ({ chatId }, { isAdmin }) => ({ kind: 'message', chatId: isAdmin ? 1e6 : chatId }), notFound],
    [
      'what the owner has reported',
      ({ reported: id }, { isAdmin }) => ({ kind: 'share', id: isAdmin ? NO_SHARE : id, changedAt: 1 }),
      notFound,
    ],
  ],
  '/users/admin_invitations': [['all', () => ({}), ok]],
  '/users/admin_invite': [['one', () => ({ uses: 1, days: 1 }), ok]],
  '/users/admin_uninvite': [['one that there is not', () => ({ id: '0'.repeat(8) }), notFound]],
  '/users/admin_notices': [['all', () => ({}), ok]],
  '/users/admin_notice': [['one', () => ({ text: 'hello', endsAt: 1e12 + 1e6 }), ok]],
  '/users/admin_notice_end': [['one that there is not', () => ({ id: NO_USER }), notFound]],
  '/users/admin_log': [['what was done', () => ({}), ok]],
  '/api/visit_record': [['themselves', () => ({ time: '2001-09-09' }), ok]],
  '/users/export_account': [['themselves', () => ({}), ok]],
  '/users/delete_account': [
    ['themselves', (_, { password }) => ({ password }), ok],
    ['a password', ({ password }) => ({ password }), invalid],
  ],
  '/users/send_email': [
    ['an address of an account', ({ email }) => ({ type: 1, email }), tooMany],
    ['a name and its address', ({ email, username }) => ({ type: 2, email, username }), tooMany],
    ['an address', ({ newEmail: email }) => ({ type: 3, email }), ({ isUser }) => (isUser ? tooMany : loginExpired)],
  ],
  '/users/verify': [
    ['a code', ({ email, resetCode: verify }) => ({ type: 2, email, verify }), invalid],
    ['a code to bind', ({ newEmail: email, bindCode: verify }) => ({ type: 3, email, verify }), invalid],
  ],
  '/users/open_link': [['another secret', ({ scanned: { rid: link } }) => ({ link, confirm: true }), invalid]],
  '/users/update_password': [
    ['a code', ({ resetCode: verify }, { password }) => ({ verify, password }), invalid],
    ['a name', async ({ username }, by) => ({ ...(await proof(2, by.email, by)), username }), invalid],
    ['an address', async ({ email }, by) => ({ ...(await proof(2, by.email, by)), email }), invalid],
    ['another secret', ({ scanned: { rid: link } }, { password }) => ({ link, password }), invalid],
  ],
  '/users/bind_email': [
    ['themselves', async (_, by) => proof(3, by.newEmail, by), ok],
    ['an address', async ({ email }, by) => ({ ...(await proof(3, by.newEmail, by)), email }), invalid],
    ['a code', ({ newEmail: email, bindCode: verify }, { password }) => ({ email, verify, password }), invalid],
  ],
  '/users/get_unlimited_qrcode': [
    ['a code', ({ scanned: { uuid } }) => ({ uuid, type: 1 }), conflict],
    [
      'an account to bind',
      ({ username, password }) => ({ uuid: 'uuid-of-a-binding', type: 2, username, password }),
      ({ isUser }) => (isUser ? invalid : loginExpired),
    ],
  ],
  '/users/wx_scan': [['a code', ({ scanned: { rid } }) => ({ scene: rid, code: 'of-wx-login' }), unavailable]],
  '/users/get_wx_login_status': [
    ['a code that was scanned', ({ scanned: { uuid } }) => ({ uuid }), ok],
    ['a code that was confirmed', ({ confirmed: { uuid } }) => ({ uuid }), ok],
  ],
  '/users/scan': [
    ['themselves', async (_, by) => by.scanCode(), ok],
    ['a code that was scanned', ({ scanned }) => scanned, invalid],
    ['a code that was confirmed', ({ confirmed }) => confirmed, invalid],
  ],
  '/users/confirm_scan': [
    ['themselves', async (_, by) => by.scanCode(), ok],
    ['a code', ({ scanned }) => scanned, invalid],
    ['a code, to refuse it', ({ scanned }) => ({ ...scanned, number: null }), invalid],
  ],
  '/users/upload_head': [['themselves', () => ({}), ok]],
  '/api/upload_network_icon': [['an icon', ({ site: url }) => ({ url, name: 'another', bg: '' }), invalid]],
  ...Object.fromEntries(
    [
      ...['/api/add_network_hot', '/api/add_component_hot', '/api/film', '/api/film_poster', '/api/top_detail'],
      '/api/calendar_feed',
      ...['/api/get_song', '/api/get_lyric', '/api/music_cover', '/api/music_stream', '/api/check_links'],
    ].map((path) => [path, NO_USER_DATA]),
  ),
}

/** An address of a role with the code that it was sent, and the role's password. */
const proof = async (type: number, email: string, { sendCode, password }: Role) => ({
  ...{ email, verify: await sendCode(type, email), password },
})
