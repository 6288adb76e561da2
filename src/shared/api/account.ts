import * as v from 'valibot'
import {
  anyPassword,
  email,
  PASSWORD_POLICIES,
  REGISTRATIONS,
  sessionSchema,
  userInfoSchema,
  username,
} from '../entities/account.ts'
import { mailCode } from '../entities/mail-code.ts'
import { bySection, userFileSchema } from '../entities/sync.ts'
import { wallpaperEntrySchema } from '../entities/wallpaper.ts'
import { endpoint } from './endpoint.ts'
import { exportedFeedbackSchema } from './feedback.ts'
import { profileSchema } from './profile.ts'

/** A login: the token for the `authorization` header, and whose it is. */
export const loginOutput = v.object({ token: v.string(), info: userInfoSchema })
const nothing = v.object({})
/** A secret that the server has made, as addresses can have it. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
/** Whether the token shall be worth something only together with a cookie, which scripts cannot read. */
export const bind = v.optional(v.boolean(), false)

/** What accounts on this server are like, for the forms. */
export const accountRules = endpoint({
  method: 'GET',
  path: '/users/account_rules',
  about: 'Says who may register and how strong passwords must be.',
  input: nothing,
  output: v.object({
    policy: v.picklist(PASSWORD_POLICIES),
    registration: v.picklist(REGISTRATIONS),
    /** Whether the server can send e-mail. */
    hasMail: v.boolean(),
    /** Whether a mini-program can be bound to an account. */
    hasMiniProgram: v.boolean(),
  }),
})

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  about: 'Makes an account and logs in.',
  input: v.object({
    username,
    password: anyPassword,
    /** Both are wanted where the server sends mail. */
    email: v.optional(email),
    verify: v.optional(mailCode),
    /** The code of an invitation, where the server wants one. */
    invite: v.optional(secret),
    bind,
  }),
  output: loginOutput,
})

export const checkSetup = endpoint({
  method: 'POST',
  path: '/users/check_setup',
  about: 'Says whether the link that makes the account `admin` is good; refused with the reason otherwise.',
  input: v.object({ token: secret }),
  output: nothing,
})

export const setUpAdmin = endpoint({
  method: 'POST',
  path: '/users/setup_admin',
  about: 'Makes the account `admin` by the link that the server prints while there is none, and logs in.',
  input: v.object({ token: secret, password: anyPassword, bind }),
  output: loginOutput,
})

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  about: 'Logs in by username or e-mail address and password.',
  input: v.object({
    username: v.union([username, email]),
    password: anyPassword,
    /** The code of a mail, where a login was answered by `needsCode`. */
    verify: v.optional(mailCode),
    bind,
  }),
  output: loginOutput,
})

export const logout = endpoint({
  method: 'POST',
  path: '/users/logout',
  about: 'Ends this login.',
  input: nothing,
  output: nothing,
  auth: 'user',
})

export const userInfo = endpoint({
  method: 'GET',
  path: '/users/user_info',
  about: 'Tells who is logged in.',
  input: nothing,
  output: userInfoSchema,
  auth: 'user',
  cache: 0,
})

export const updateInfo = endpoint({
  method: 'POST',
  path: '/users/update_info',
  about: 'Changes what the user says of himself; what is left out stays.',
  input: v.partial(profileSchema),
  output: userInfoSchema,
  auth: 'user',
})

/** Every other login ends. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/users/change_password',
  about: 'Changes the password by the old one; the answer is a new login.',
  input: v.object({ old: anyPassword, password: anyPassword, bind }),
  output: loginOutput,
  auth: 'user',
})

export const sessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  about: 'Lists the logins of the user.',
  input: nothing,
  output: v.object({ list: v.array(sessionSchema) }),
  auth: 'user',
  cache: 0,
})

export const revokeSessions = endpoint({
  method: 'POST',
  path: '/users/revoke_sessions',
  about: 'Ends one login of the user, or all others than this.',
  input: v.object({ password: anyPassword, id: v.optional(v.string()) }),
  output: v.object({ list: v.array(sessionSchema) }),
  auth: 'user',
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/users/export_account',
  about: 'Gives all that the server holds of the user; of his sections the current versions.',
  input: nothing,
  output: v.object({
    info: userInfoSchema,
    /** As a data URL; empty without one. */
    picture: v.string(),
    sessions: v.array(sessionSchema),
    favoriteWallpapers: v.array(wallpaperEntrySchema),
    /** What is in the cloud, each section as JSON. */
    sections: bySection(v.string()),
    files: v.array(userFileSchema),
    /** What he has written in the chat room, the newest first; times in ms since the epoch. */
    chatMessages: v.array(v.object({ time: v.number(), text: v.string() })),
    /** What he has reported there. */
    chatReports: v.array(
      v.object({ chatId: v.number(), reason: v.string(), author: v.string(), text: v.string(), madeAt: v.number() }),
    ),
    /** What he has reported of what others share. */
    shareReports: v.array(v.object({ share: v.string(), reason: v.string(), note: v.string(), madeAt: v.number() })),
    /** The days on which he let it be counted that he was here, such as `2026-01-31`. */
    visits: v.array(v.string()),
    /** The themes and groups that he shares, the oldest first. */
    shares: v.array(
      v.object({
        ...{ kind: v.string(), id: v.string(), name: v.string(), info: v.string(), state: v.string() },
        isSigned: v.boolean(),
        hot: v.number(),
        madeAt: v.number(),
        /** JSON: of a theme its look, of a group its tiles. */
        body: v.string(),
        /** The names of a theme's pictures, by which `/u` gives them. */
        pictures: v.array(v.string()),
      }),
    ),
    /** What he has told the operator, the newest first, with the answers to it. */
    feedback: v.array(exportedFeedbackSchema),
    madeAt: v.number(),
  }),
  auth: 'user',
  cache: 0,
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/users/delete_account',
  about: 'Deletes the account and all that the server holds of the user.',
  input: v.object({ password: anyPassword }),
  output: nothing,
  auth: 'user',
})
