import * as v from 'valibot'
import { type About, contactAddress, type PaymentApp } from '../shared/api/about.ts'
import { webUrl } from '../shared/api/web-url.ts'

/** A payment app's code for donations: its text, or a picture of it in the data folder. */
export type Donation =
  | { readonly app: PaymentApp; readonly code: string }
  | { readonly app: PaymentApp; readonly file: string }

/** What the operator tells about the server; what is not set is undefined. */
export interface Operator extends Omit<About, 'donations'> {
  readonly donations: readonly Donation[]
}

/** Reads an environment variable. @param allowed what it must be, for the message that refuses another value */
export type ReadVariable = <Value>(
  name: string,
  unset: Value,
  allowed: string,
  schema: v.GenericSchema<string, Value>,
) => Value

/** `京ICP备12345678号-1`; the middle may have letters, as in `粤ICP备B2-20090059号`. */
const filingNumber = v.pipe(v.string(), v.regex(/^\p{Script=Han}ICP[备证][\dA-Z.-]{6,20}号(?:-\d{1,3})?$/u))
const code = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^[a-z][\w+.-]*:\/\/\S+$/i),
  v.transform((text) => ({ code: text })),
)
const file = v.pipe(
  v.string(),
  v.regex(/^\w[\w .-]*\.(?:png|jpe?g|webp)$/i),
  v.transform((name) => ({ file: name })),
)
const donation = v.union([code, file])

/** Reads what the operator tells about the server. @throws StartFailure naming the first invalid variable */
export function readOperator(read: ReadVariable): Operator {
  const unset = undefined
  const readAddress = (name: string) =>
    read<string | undefined>(name, unset, 'an address such as https://example.org/page', webUrl)
  const readDonation = (app: PaymentApp, name: string): readonly Donation[] => {
    const allowed = 'the text of the code, such as wxp://…, or a PNG, JPEG or WebP picture in the data folder'
    const given = read<v.InferOutput<typeof donation> | undefined>(name, unset, allowed, donation)
    return given === undefined ? [] : [{ app, ...given }]
  }
  return {
    contact: read<string | undefined>('CONTACT', unset, 'an e-mail address or a web address', contactAddress),
    repository: readAddress('REPOSITORY_URL'),
    issues: readAddress('ISSUES_URL'),
    filingNumber: read<string | undefined>(
      'FILING_NUMBER',
      unset,
      'a number such as 京ICP备12345678号-1',
      filingNumber,
    ),
    donations: [...readDonation('wechat', 'DONATE_WECHAT'), ...readDonation('alipay', 'DONATE_ALIPAY')],
    donationPage: readAddress('DONATE_URL'),
  }
}
