import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { sendFeedback } from '../../shared/api/feedback.ts'
import { uploadNetworkIcon } from '../../shared/api/network-icon.ts'
import { uploadFile } from '../../shared/api/sync.ts'
import { uploadTheme } from '../../shared/api/theme.ts'
import { uploadHead } from '../../shared/api/upload.ts'
import { visitRecord } from '../../shared/api/visit-record.ts'
import type { SessionInfo } from '../../shared/entities/account.ts'
import { RESEND_SECONDS } from '../../shared/entities/mail-code.ts'
import type { WallpaperEntry } from '../../shared/entities/wallpaper.ts'
import type { Database } from '../adapters/database/open.ts'
import type { Ports } from '../app.ts'
import type { Images } from '../core/ports/images.ts'
import type { Letter } from '../core/ports/mail.ts'
import { newUser } from '../modules/account/account-service.ts'
import { addResetLink } from '../modules/account/codes/reset-link-repository.ts'
import { addUser } from '../modules/account/profile/user-repository.ts'
import { writeMessages } from '../modules/chat/message-repository.ts'
import { ownerOf } from '../modules/network-icon/shared-icon-repository.ts'
import { addShare } from '../modules/sharing/share-repository.ts'
import { callEndpoint } from './endpoints.ts'
import { makeServer, type TestServer } from './project.ts'
import { askUsers, type RequestOptions } from './users.ts'

/** A server where users can own everything: it sends mail and takes every file for a picture. Its clock stands still. */
export interface OwnersServer extends TestServer {
  /** Sends a code. @returns it as its reader types it; `NONE` if there was no letter with one */
  readonly sendCode: (type: number, email: string, options: RequestOptions, username?: string) => Promise<string>
  readonly letters: readonly Letter[]
  readonly wait: (milliseconds: number) => void
  readonly now: () => number
}

const images: Images = {
  decode: async (webp) => ({ webp, width: 300, height: 300, colors: { dominant: undefined, edge: undefined } }),
}

/** @param more ports that differ */
export async function startOwnersServer(more: Partial<Ports> = {}): Promise<OwnersServer> {
  const letters: Letter[] = []
  let now = 1e12
  const mailer = { send: async (letter: Letter) => void letters.push(letter) }
  const ports = { mailer, images, clock: { now: () => now }, ...more }
  const server = await makeServer(ports, { PUBLIC_URL: 'http://start.example.org' })
  await sql`pragma synchronous = off`.execute(server.database) // for speed: nothing here outlives the test
  return {
    ...server,
    letters,
    now: () => now,
    wait(milliseconds) {
      now += milliseconds
    },
    async sendCode(type, email, options, username) {
      const before = letters.length
      await askUsers(server, 'send_email', { type, email, username }, options)
      return /code: (\w+)\./.exec(letters[before]?.text ?? '')?.[1] ?? 'NONE'
    },
  }
}

/** A login by QR code, and the number that the screen shows. */
export interface ScannedCode {
  readonly rid: string
  readonly uuid: string
  readonly number: number | null
}

let codes = 0
/** Shows a code in the browser of `screen`, scans it by `phone`. */
export async function scanCode(
  server: TestServer,
  screen: RequestOptions,
  phone: RequestOptions,
): Promise<ScannedCode> {
  codes += 1
  const uuid = `uuid-of-a-code-${codes}`
  const { data } = await askUsers(server, 'get_unlimited_qrcode', { uuid, type: 1 }, screen)
  const rid = String(data.url).split('#scan=')[1] ?? ''
  await askUsers(server, 'scan', { rid }, phone)
  const shown = await askUsers(server, `get_wx_login_status?uuid=${uuid}`, undefined, screen)
  return { rid, uuid, number: shown.data.number }
}

const ADDRESS = '203.0.113.77'
const COOKIE = 'genkan-browser=browser-of-owner; genkan-qr=screen-of-owner; genkan-device=device-of-owner'
const FAVORITE = {
  wallpaperSrc: 'https://pictures.example.org/of-owner.jpg',
  wallpaperMiniSrc: '',
  wallpaperType: 1 as const,
}
const PROFILE = { nickname: '主人甲', note: '主人的话', address: '宁夏' }

/** Notes of the owner in the cloud; their content is base64. */
const CLOUD_NOTES = JSON.stringify([{ content: Buffer.from('主人的便签').toString('base64') }])
/** The bytes of a file of the owner. */
const FILE = 'drawing of the owner'
/** What the owner has written in the chat room. */
const MESSAGE = 'message of the owner'
/** The id of the push that wrote them. */
const PUSH_ID = 'push-of-the-owner'

/** A day on which the owner was here, at the server's time, and what is said in a report. */
const [DAY, REMARK] = ['2001-09-08', 'remark of the owner']

/** A theme of the owner that waits for approval. */
const THEME = { name: '主人的主题', info: '', look: { settings: {} }, signed: '1' }

/** What the owner has told the operator. */
const FEEDBACK = { kind: 'bug', text: '主人的反馈', contact: 'line of the owner', diagnostics: '' }

/** A user who owns one of everything that the server keeps of users, and what proves it. */
export interface Owner {
  readonly id: string
  readonly username: string
  readonly password: string
  readonly email: string
  /** As which browser the owner asks, and with which login. */
  readonly options: RequestOptions
  /** The token of a login that has ended. */
  readonly ended: string
  /** Names a login on another device. */
  readonly session: string
  /** The name of the picture. */
  readonly head: string
  /** A theme that waits for approval, and what else only the administrator is told with it. */
  readonly offered: {
    readonly id: string
    readonly name: string
    readonly picture: string
    readonly mini: string
    readonly nickname: string
  }
  /** What was told the operator, which only the administrator is told, too. */
  readonly feedback: {
    readonly id: string
    readonly text: string
    readonly contact: string
    readonly picture: string
  }
  /** The names of all files that whoever knows them can see. */
  readonly files: readonly string[]
  /** The version of the notes in the cloud, and the id of the push that wrote them. */
  readonly notes: number
  readonly pushId: string
  /** The hash of a file. */
  readonly file: string
  /** The id of a message in the chat room. */
  readonly chatId: number
  /** What that says. */
  readonly message: string
  /** The id of a theme of another user that the owner has reported, and what he has said of it. */
  readonly reported: string
  readonly remark: string
  /** The secret of a link by which the owner may set another password. */
  readonly resetLink: string
  /** A favourite wallpaper, which nobody else has. */
  readonly favorite: WallpaperEntry
  /** A site for which the owner shares an icon. */
  readonly site: string
  /** The code of a letter to set another password. */
  readonly resetCode: string
  /** An address that is not bound yet, and the code that would. */
  readonly newEmail: string
  readonly bindCode: string
  /** Codes on the owner's screen, scanned by the owner's phone; one of them has been confirmed. */
  readonly scanned: ScannedCode
  readonly confirmed: ScannedCode
  /** What nobody else may be told; without what is so short that other texts have it, too. */
  readonly secrets: readonly string[]
  /** A row that has one of these, in whatever table and column, is the owner's. */
  readonly marks: readonly string[]
}

/** Registers an owner, by the calls of the page. */
export async function registerOwner(server: OwnersServer): Promise<Owner> {
  const account = await openAccount(server)
  const { id, username, email, options, sessions, head, ended } = account
  const [newEmail, site] = ['owner.new@example.org', 'https://shop.site.com/']
  await askUsers(server, 'collect_wallpaper', { list: [FAVORITE] }, options)
  const push = { notes: CLOUD_NOTES, op_id: PUSH_ID, base: {} }
  const pushed = await askUsers(server, 'update_backup', push, options)
  const file = hash('sha256', FILE)
  await callEndpoint(server, uploadFile, { hash: file }, options, new File([FILE], 'x', { type: 'image/webp' }))
  await callEndpoint(server, uploadNetworkIcon, { url: site, name: 'Shop', bg: '' }, options)
  const theme = (await callEndpoint(server, uploadTheme, THEME, options)).data
  const { name: picture, mini } = theme.picture
  const offered = { id: theme.id, name: THEME.name, picture, mini, nickname: PROFILE.nickname }
  const { id: feedbackId } = (await callEndpoint(server, sendFeedback, FEEDBACK, options)).data
  const kept = await server.database.selectFrom('feedback').select('picture').executeTakeFirstOrThrow()
  const feedback = { id: feedbackId, text: FEEDBACK.text, contact: FEEDBACK.contact, picture: kept.picture }
  server.wait(RESEND_SECONDS * 1000)
  const resetCode = await server.sendCode(2, email, options, username)
  const bindCode = await server.sendCode(3, newEmail, options)
  const scanned = await scanCode(server, options, options)
  const confirmed = await scanCode(server, options, options)
  await askUsers(server, 'confirm_scan', confirmed, options)
  const { ticket } = (await askUsers(server, 'ws_ticket', {}, options)).data
  const message = { userId: id, nonce: 'of-the-owner', kind: 0, color: '#ffffff', size: 20, text: MESSAGE }
  await server.database.transaction().execute((transaction) => writeMessages(transaction, [message]))
  const chatId = 1
  await askUsers(server, 'chat_report', { chatId, reason: 'other' }, options)
  const reported = await offerTheme(server)
  await askUsers(server, 'share_report', { id: reported, reason: 'other', note: REMARK }, options)
  await callEndpoint(server, visitRecord, { time: DAY }, options)
  const resetLink = (await addResetLink(server.database, id))?.secret ?? ''
  return {
    ...{ offered, feedback, files: [head, picture, mini, kept.picture] },
    ...{ message: MESSAGE, remark: REMARK, reported, resetLink },
    ...{ chatId, notes: pushed.data.async_time.notes, pushId: PUSH_ID, file },
    ...{ ...account, site, favorite: FAVORITE, resetCode, newEmail, bindCode, scanned, confirmed },
    session: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    secrets: [
      ...[
        id,
        options.token,
        ended,
        head,
        FAVORITE.wallpaperSrc,
        ADDRESS,
        email,
        email.toLowerCase(),
        newEmail,
        bindCode,
      ],
      ...Object.values(offered),
      ...Object.values(feedback),
      ...[DAY, REMARK, resetLink],
      ...[CLOUD_NOTES, JSON.stringify(CLOUD_NOTES).slice(1, -1), PUSH_ID, FILE, MESSAGE, ticket],
      ...[scanned.rid, confirmed.rid, ...Object.values(PROFILE), ...sessions.map((session) => session.id)],
    ],
    marks: [id, feedback.id, email.toLowerCase(), newEmail, await ownerOf(server.database, ADDRESS)],
  }
}

/** A theme of somebody else that all see. @returns its id */
async function offerTheme({ database, now }: OwnersServer): Promise<string> {
  const author = newUser('author', '', 0, now())
  await addUser(database, author)
  const texts = { name: 'of another', info: '', icon: '', body: '{"settings":{}}', picture: '', mini: '' }
  const share = { kind: 'theme', user_id: author.id, ...texts, type: 0, is_signed: 0, state: 'public' } as const
  const added = await addShare(database, share, true)
  return typeof added === 'string' ? added : added.id
}

/** An account with a profile, a picture, a failed guess and two logins; a third one has ended. */
async function openAccount(server: OwnersServer) {
  const guest = { address: ADDRESS, cookie: COOKIE }
  const [username, password, email] = ['owner_a', 'owner123', 'Owner@Example.org']
  const verify = await server.sendCode(1, email, guest)
  const { data } = await askUsers(server, 'register', { username, password, email, verify }, guest)
  const options = { ...guest, token: String(data.token) }
  const ask = (path: string, body?: object) => askUsers(server, path, body, options)
  await ask('update_info', PROFILE)
  await ask('change_password', { old: 'forgotten', password })
  const { filename } = (await callEndpoint(server, uploadHead, {}, options)).data
  const ended = String((await ask('login', { username, password })).data.token)
  await askUsers(server, 'logout', {}, { ...guest, token: ended })
  await ask('login', { username, password })
  const sessions: readonly SessionInfo[] = (await ask('sessions')).data.list
  return { id: String(data.info.id), username, password, email, options, ended, sessions, head: String(filename) }
}

/** The tables of a database, and whether each has a column for its user. */
export async function listTables(
  database: Database,
): Promise<readonly { readonly name: string; readonly isOfUsers: boolean }[]> {
  const tables = await database.introspection.getTables()
  return tables.map(({ name, columns }) => ({ name, isOfUsers: columns.some((column) => column.name === 'user_id') }))
}

/** Reads rows as texts, by table. @param marks only rows that have one of these */
export async function readRows(
  database: Database,
  tables: readonly string[],
  marks: readonly string[] = [''],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database)
    const texts = rows.map((row) => JSON.stringify(row)).filter((text) => marks.some((mark) => text.includes(mark)))
    if (texts.length > 0) found.set(name, texts.toSorted())
  }
  return found
}
