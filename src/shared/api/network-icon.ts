import * as v from 'valibot'
import { isWithin, oneLine } from '../lib/text/one-line.ts'
import { endpoint, uploadEndpoint } from './endpoint.ts'
import { webUrl } from './web-url.ts'

/** A picture as `data:image/webp;base64,…`, at most 250 x 250; '' for none. */
const picture = v.string()
/** `#rrggbb`, or '' for none. */
const background = v.pipe(v.string(), v.regex(/^(?:#[\da-f]{6})?$/i))

/** Code points of the name of a shared icon. */
export const SHARED_NAME_MAX = 40

/** Icon, background and short name of a site. A site without them is a normal answer of empty texts. */
export const getNetworkIcon = endpoint({
  method: 'GET',
  path: '/api/get_network_icon',
  about: 'Finds the icon of a site, its background colour and its short name, and whether one may be shared for it.',
  input: v.object({ url: webUrl }),
  output: v.object({
    src: picture,
    background,
    name: v.string(),
    /** Whether `upload_network_icon` takes an icon for this site from this caller. */
    shareable: v.boolean(),
  }),
  cache: 24 * 3600,
  thirdParty: ({ url }) => url,
})

/** The picture at an address, made small; refused if there is none. */
export const getImgBase64 = endpoint({
  method: 'GET',
  path: '/api/get_img_base64',
  about: 'Fetches a picture and gives it as a data URL of at most 250 x 250 pixels.',
  input: v.object({ url: webUrl }),
  output: v.object({ src: picture }),
  cache: 0,
  thirdParty: ({ url }) => url,
})

/** An icon that a user made for a public site, for the others of this server. */
export const uploadNetworkIcon = uploadEndpoint({
  path: '/api/upload_network_icon',
  about: 'Shares an icon for a public site that has none, with the other users of this server.',
  input: v.object({
    url: webUrl,
    name: v.pipe(v.string(), v.transform(oneLine), v.check(isWithin(SHARED_NAME_MAX))),
    bg: background,
  }),
  file: { name: 'file', maxBytes: 2 * 1024 * 1024, types: ['image/webp', 'image/png', 'image/svg+xml'] },
  /** The icon as the others will see it. */
  output: v.object({ src: picture }),
})
