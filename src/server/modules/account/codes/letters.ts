import type { Language } from '../../../../shared/constants.ts'
import type { CodePurpose } from '../../../../shared/entities/mail-code.ts'
import type { MessageKey, Messages, MessageValues } from '../../../core/messages.ts'
import type { Letter } from '../../../core/ports/mail.ts'

/** Writes letters in a language. */
export type Localize = (key: MessageKey, values?: MessageValues) => string

export const localizeIn =
  (messages: Messages, language: Language): Localize =>
  (key, values) =>
    messages(language, key, values)

const REASONS: Readonly<Record<CodePurpose, MessageKey>> = {
  register: 'mailRegister',
  reset: 'mailReset',
  bind: 'mailBind',
  device: 'mailDevice',
}

interface CodeLetter {
  readonly to: string
  readonly purpose: CodePurpose
  /** Undefined where codes are no longer taken. */
  readonly code: string | undefined
  /** The address of the page that the link opens. */
  readonly link: string
  readonly host: string
  /** The account, where there is one, and the browser that asks; empty if it is unknown. */
  readonly name: string
  readonly device: string
}

/** The letter that carries a code and a link. */
export function codeLetter(localize: Localize, { to, purpose, code, link, host, name, device }: CodeLetter): Letter {
  const reason = localize(REASONS[purpose], { host, name, device: device || localize('unknownDevice') })
  const lines = [
    reason,
    ...(code === undefined ? [] : [localize('mailCode', { code })]),
    localize(code === undefined ? 'mailLinkOnly' : 'mailLink'),
    link,
    localize('mailIgnore'),
  ]
  return letterOf(
    to,
    code === undefined ? localize('mailSubjectLink') : localize('mailSubjectCode', { code }),
    lines,
    code,
  )
}

/** The letter to somebody who registers with the address of an account that is there already. */
export const takenLetter = (localize: Localize, to: string, host: string): Letter =>
  letterOf(to, localize('mailSubjectNotice'), [
    localize('mailRegister', { host }),
    localize('mailTaken'),
    localize('mailIgnore'),
  ])

/** The letter that tells what has changed of an account. */
export const noticeLetter = (
  localize: Localize,
  to: string,
  what: 'mailPasswordChanged' | 'mailAddressChanged' | 'mailOpenIdChanged',
  name: string,
): Letter => letterOf(to, localize('mailSubjectNotice'), [localize(what, { name }), localize('mailNotYou')])

/** The letter with the link that the administrator has made for a user to set another password. */
export const adminLinkLetter = (
  localize: Localize,
  { to, link, host, name }: Pick<CodeLetter, 'to' | 'link' | 'host' | 'name'>,
): Letter =>
  letterOf(to, localize('mailSubjectNotice'), [
    localize('mailAdminReset', { host, name }),
    localize('mailAdminLink'),
    link,
    localize('mailAdminIgnore'),
  ])

/** A letter of paragraphs, in both forms; addresses become links, and the code stands out. */
function letterOf(to: string, subject: string, paragraphs: readonly string[], code?: string): Letter {
  const html = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${htmlOf(paragraph, code)}</p>`).join('')
  return {
    ...{ to, subject, text: `${paragraphs.join('\n\n')}\n` },
    html: `<div style="font:15px/1.7 system-ui,sans-serif;color:#1f2a2a;max-width:520px">${html}</div>`,
  }
}

function htmlOf(paragraph: string, code: string | undefined): string {
  const safe = paragraph.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  if (/^https?:\S+$/.test(safe)) return `<a href="${safe}" style="color:#006661;word-break:break-all">${safe}</a>`
  return code === undefined ? safe : safe.replace(code, `<b style="font-size:24px;letter-spacing:4px">${code}</b>`)
}
