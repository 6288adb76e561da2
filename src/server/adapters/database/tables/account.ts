import type { Generated } from 'kysely'
import type { CodePurpose } from '../../../../shared/entities/mail-code.ts'
import type { ScanState } from '../../../../shared/entities/scan.ts'

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

/** The link that the administrator has made for a user to set another password. `link` is a hash; `ends_at` in ms. */
interface ResetLinkTable {
  user_id: string
  link: string
  ends_at: number
}

/** A day on which a user was here, such as `2026-01-31`; nothing else of it. */
interface VisitTable {
  user_id: string
  day: string
}

/** How many logins were used in an hour. `hour` counts from the epoch. */
interface LoginHourTable {
  hour: number
  logins: number
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

/** Tables of accounts. */
export interface AccountTables {
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
  reset_link: ResetLinkTable
  visit: VisitTable
  login_hour: LoginHourTable
}
