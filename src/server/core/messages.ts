import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LANGUAGES, type Language } from '../../shared/constants.ts'

const catalogSchema = v.strictObject({
  invalid: v.string(),
  notFound: v.string(),
  tooLarge: v.string(),
  tooMany: v.string(),
  failed: v.string(),
  unavailable: v.string(),
  foreignOrigin: v.string(),
  notPicture: v.string(),
  pictureTooLarge: v.string(),
  pictureUnreachable: v.string(),
  notCalendar: v.string(),
  calendarTooLarge: v.string(),
  calendarUnreachable: v.string(),
  notPublicSite: v.string(),
  iconExists: v.string(),
  sharingOff: v.string(),
  sourceOff: v.string(),
  sharingFull: v.string(),
  loginExpired: v.string(),
  wrongLogin: v.string(),
  wrongPassword: v.string(),
  usernameTaken: v.string(),
  weakPassword: v.string(),
  registrationClosed: v.string(),
  wrongInvitation: v.string(),
  commonPassword: v.string(),
  setupOver: v.string(),
  setupUsed: v.string(),
  wrongCode: v.string(),
  codesClosed: v.string(),
  linkExpired: v.string(),
  deviceCode: v.string(),
  emailTaken: v.string(),
  noMail: v.string(),
  mailFailed: v.string(),
  mailSubjectCode: v.string(),
  mailSubjectLink: v.string(),
  mailSubjectNotice: v.string(),
  mailRegister: v.string(),
  mailReset: v.string(),
  mailBind: v.string(),
  mailDevice: v.string(),
  unknownDevice: v.string(),
  mailCode: v.string(),
  mailLink: v.string(),
  mailLinkOnly: v.string(),
  mailIgnore: v.string(),
  mailTaken: v.string(),
  mailPasswordChanged: v.string(),
  mailAddressChanged: v.string(),
  mailOpenIdChanged: v.string(),
  mailAdminReset: v.string(),
  mailAdminLink: v.string(),
  mailAdminIgnore: v.string(),
  mailNotYou: v.string(),
  codeTaken: v.string(),
  scanExpired: v.string(),
  noMiniProgram: v.string(),
  miniProgramFailed: v.string(),
  noOpenId: v.string(),
  openIdTaken: v.string(),
  scansPaused: v.string(),
  banned: v.string(),
  adminOnly: v.string(),
  adminExempt: v.string(),
  noUser: v.string(),
  noMessage: v.string(),
  noShare: v.string(),
  noIcon: v.string(),
  noReport: v.string(),
  noInvitation: v.string(),
  noNotice: v.string(),
  tooManyNotices: v.string(),
  tooManyShares: v.string(),
  shareRefused: v.string(),
  shareChanged: v.string(),
  themePictureMissing: v.string(),
  noFeedback: v.string(),
  tooMuchFeedback: v.string(),
  feedbackFull: v.string(),
  uploadsFull: v.string(),
  stale: v.string(),
  otherEpoch: v.string(),
  sectionTooLarge: v.string(),
  unreadable: v.string(),
  serverFull: v.string(),
  filesFull: v.string(),
  versionGone: v.string(),
  'section.nav_info': v.string(),
  'section.seting': v.string(),
  'section.wooden_fish': v.string(),
  'section.ai_tool': v.string(),
  'section.schedule': v.string(),
  'section.notes': v.string(),
  'section.more': v.string(),
})

/** Key of a message for users. */
export type MessageKey = keyof v.InferOutput<typeof catalogSchema>
/** Values for the `{placeholders}` of a message. */
export type MessageValues = Readonly<Record<string, string | number>>
/** @returns the message in a language, with its `{placeholders}` replaced. */
export type Messages = (language: Language, key: MessageKey, values?: MessageValues) => string

/** Reads the five message catalogs. @throws when one of them lacks a message or has an unknown one. */
export function readMessages(folder: string = join(import.meta.dirname, '../locales')): Messages {
  const catalogs = new Map(
    LANGUAGES.map((language) => {
      const text = readFileSync(join(folder, `${language}.json`), 'utf8')
      return [language, v.parse(catalogSchema, JSON.parse(text))] as const
    }),
  )
  return (language, key, values = {}) => {
    const text = catalogs.get(language)?.[key] ?? key
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
