import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { webUrl } from './web-url.ts'

/** The payment apps whose codes an operator may show. */
export const PAYMENT_APPS = ['wechat', 'alipay'] as const

const email = v.pipe(v.string(), v.regex(/^[\w+.-]+@[\w-]+(?:\.[\w-]+)+$/))

/** An e-mail address, or a web address. */
export const contactAddress = v.union([email, webUrl])

/** A payment app's code: its text, which the client draws, or a picture of it, which `donationPicture` gives. */
const donation = v.object({ app: v.picklist(PAYMENT_APPS), code: v.optional(v.string()) })

/** What the operator of this server tells about it. What is not set is absent. */
export const about = endpoint({
  method: 'GET',
  path: '/api/about',
  about: 'Tells how to reach, support and identify the operator of this server, as far as the operator has set it.',
  input: v.object({}),
  output: v.object({
    contact: v.optional(contactAddress),
    repository: v.optional(webUrl),
    issues: v.optional(webUrl),
    /** The number under which a site is registered in mainland China, e.g. 京ICP备12345678号-1. */
    filingNumber: v.optional(v.string()),
    donations: v.array(donation),
    /** A page with further ways to donate. */
    donationPage: v.optional(webUrl),
  }),
})
export type About = v.InferOutput<typeof about.output>
export type PaymentApp = (typeof PAYMENT_APPS)[number]

/** The picture of a payment app's code as a data URL; refused if the operator has given none. */
export const donationPicture = endpoint({
  method: 'GET',
  path: '/api/donation_picture',
  about: 'Gives the picture of a code for donations that the operator has put into the data folder.',
  input: v.object({ app: v.picklist(PAYMENT_APPS) }),
  output: v.object({ src: v.pipe(v.string(), v.startsWith('data:image/')) }),
})
