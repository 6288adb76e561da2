import type { Generated } from 'kysely'
import type { ReportReason } from '../../../shared/api/chat.ts'
import type { CodePurpose } from '../../../shared/entities/mail-code.ts'
import type { ScanState } from '../../../shared/entities/scan.ts'
import type { Section } from '../../../shared/entities/section.ts'
import type { Reason } from '../../../shared/entities/sync.ts'

/** Key-value facts about this installation. `epoch` identifies the data's timeline; restoring a backup renews it. */
interface InstanceTable {
  key: string
  value: string
}

/** What was found out about a site, by its origin; `webp` is null if it has no icon. Times in ms since the epoch. */
interface NetworkIconTable {
  origin: string
  webp: Uint8Array | null
  background: string
  name: string
  fresh_until: number
  used_at: number
}

/** An icon that a user shares, by the host of its site. `owner` is a keyed hash of the user's address. */
interface SharedIconTable {
  site: string
  owner: string
  webp: Uint8Array
  background: string
  name: string
  shared_at: number
}

/** How often a site (`network`) or a component was added. */
interface PopularityTable {
  kind: 'network' | 'component'
  id: string
  count: number
}

/** The key of a day's votes, forgotten with them. `day` counts from the epoch. */
interface PopularityDayTable {
  day: number
  key: string
}

/** Who has counted for what on a day, as a keyed hash of both. */
interface PopularityVoteTable {
  day: number
  voter: string
}

/** The last result of a source for a query, as JSON of this version of the program. `at` in ms since the epoch. */
interface SourceResultTable {
  source: string
  key: string
  value: string
  version: string
  at: number
}

/**
 * An account. `username_key` and `email_key` are in lower case; `password` is a hash. `is_weak` is 0 or 1. Until `muted_until`
 * it does not write in the chat room, and it does not log in unless `banned_at` is 0. Times in ms.
 */
interface UserTable {
  id: string
  username: string
  username_key: string
  password: string
  is_weak: number
  email: string
  email_key: string | null
  open_id: string
  nickname: string
  note: string
  sex: string
  birthday: string
  address: string
  head: string
  made_at: number
  muted_until: Generated<number>
  banned_at: Generated<number>
}

/** A login. `token` and `cookie` are hashes; with a cookie the token alone is worth nothing. Times in ms. */
interface SessionTable {
  token: string
  id: string
  user_id: string
  cookie: string | null
  device: string
  address: string
  made_at: number
  seen_at: number
  /** When it last pushed or pulled; 0 for never. */
  synced_at: Generated<number>
}

/** A device, by the hash of its cookie, from which a user has logged in. */
interface KnownDeviceTable {
  device: string
  user_id: string
  seen_at: number
}

/** The last failed logins of an account, or of a known device of it: their times as JSON. */
interface FailedLoginTable {
  key: string
  times: string
  at: number
}

/**
 * A letter with a code. `link`, `browser` and `code` are hashes of its secrets; `code` is null where guesses are no longer
 * taken. `address` is in lower case, `slot` the minute in which it was sent. `user_id` is null for an address without an
 * account. Flags are 0 or 1.
 */
interface MailCodeTable {
  link: string
  purpose: CodePurpose
  address: string
  slot: number
  user_id: string | null
  browser: string
  device: string
  code: string | null
  wrong: number
  is_confirmed: number
  is_used: number
  sent_at: number
}

/**
 * A QR code: of a login, or of a mini-program that binds its user to the account `user_id`. `rid` and `browser` are hashes: of the code's secret, and of the cookie of the browser that shows
 * it. A login that was handed out is `done`. Of a login `user_id` is whoever has scanned it. `number` is shown beside it, `choices` are offered to the scanner.
 */
interface ScanTable {
  rid: string
  uuid: string
  browser: string
  purpose: 'login' | 'bind'
  address: string
  device: string
  state: ScanState | 'done'
  user_id: string | null
  number: number
  choices: string
  polls: number
  made_at: number
}

/** Wrong guesses of codes: of an address since its owner last acted, or of all in an hour. `at` in ms. */
interface CodeGuessTable {
  key: string
  wrong: number
  at: number
}

/** An invitation to register: `code` is a hash, `id` names it for the operator. Times in ms. */
interface InvitationTable {
  code: string
  id: string
  uses_left: number
  made_at: number
  ends_at: number
}

/** A file that a user has uploaded, whose bytes lie beside the database under its name. `made_at` in ms. */
interface UploadTable {
  name: string
  user_id: string
  bytes: number
  made_at: number
}

/**
 * A favourite wallpaper of a user. `key` is the SHA-256 of what tells wallpapers apart, `entry` JSON; the latest favourite
 * has the highest `place`.
 */
interface FavoriteWallpaperTable {
  user_id: string
  key: string
  place: number
  entry: string
}

/**
 * A version of a section: its body, packed by gzip, and what the history tells of it. `size` in bytes, unpacked; `base` is
 * the version that it was written over, 0 for none; `replaced_blind` 0 or 1. Times in ms.
 */
interface SyncVersionTable {
  user_id: string
  section: Section
  time: number
  size: number
  reason: Reason
  device: string
  backup_time: number
  base: number
  replaced_blind: number
  body: Uint8Array
}

/**
 * A section of a user in the cloud: the current version, 0 for none, the highest time that it ever gave, and what its
 * versions count of the user's limit in bytes.
 */
interface SyncSectionTable {
  user_id: string
  section: Section
  time: number
  last: number
  bytes: number
}

/** A push that was done, and its answer as JSON, for when it comes again. `at` in ms. */
interface SyncOperationTable {
  user_id: string
  op_id: string
  answer: string
  at: number
}

/**
 * A file of a user, by the SHA-256 of its bytes, which lie beside the database (`userFileName`). No later file has the
 * same hash and `made_at`. `asked_at` is when a device was last told that it is there; `is_lost` is 1 where its
 * bytes were not found when they were wanted. Times in ms.
 */
interface UserFileTable {
  user_id: string
  hash: string
  type: string
  bytes: number
  made_at: number
  asked_at: Generated<number>
  is_lost: Generated<number>
}

/**
 * A message of the chat room. `id` rises by one with each; `nonce` is its sender's, who sends it again by it. `is_deleted`
 * 0 or 1. `time` in ms.
 */
interface ChatMessageTable {
  id: number
  user_id: string
  nonce: string
  kind: number
  color: string
  size: number
  text: string
  time: number
  is_deleted: Generated<number>
}

/** The highest id that a message of a room ever had. */
interface ChatCounterTable {
  room: string
  last: number
}

/** A ticket by which a socket is logged in, once. `ticket` is a hash; `ends_at` in ms. */
interface ChatTicketTable {
  ticket: string
  user_id: string
  session_id: string
  ends_at: number
}

/**
 * A report of a message of the chat room, by the user `user_id`. It keeps what was reported: the text and its author's name,
 * whatever becomes of the message. `done_at` is 0 while it is open. Times in ms.
 */
interface ChatReportTable {
  id: string
  user_id: string
  chat_id: number
  reason: ReportReason
  author: string
  text: string
  made_at: number
  done_at: Generated<number>
}

/** Kysely's types of all tables. */
export interface Tables {
  instance: InstanceTable
  network_icon: NetworkIconTable
  shared_icon: SharedIconTable
  popularity: PopularityTable
  popularity_day: PopularityDayTable
  popularity_vote: PopularityVoteTable
  source_result: SourceResultTable
  user: UserTable
  session: SessionTable
  known_device: KnownDeviceTable
  failed_login: FailedLoginTable
  invitation: InvitationTable
  mail_code: MailCodeTable
  code_guess: CodeGuessTable
  scan: ScanTable
  upload: UploadTable
  favorite_wallpaper: FavoriteWallpaperTable
  sync_version: SyncVersionTable
  sync_section: SyncSectionTable
  sync_operation: SyncOperationTable
  user_file: UserFileTable
  chat_message: ChatMessageTable
  chat_counter: ChatCounterTable
  chat_ticket: ChatTicketTable
  chat_report: ChatReportTable
}
