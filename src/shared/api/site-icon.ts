import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const webAddress = v.pipe(v.string(), v.maxLength(2048), v.url(), v.regex(/^https?:\/\//i))

/** The name and the picture of any site, for an icon of it; `src` is empty if the site has no picture. */
export const getNetworkIcon = endpoint({
  method: 'GET',
  path: '/api/get_network_icon',
  about: 'Reads name, picture and colour of a site for an icon of it.',
  input: v.object({ url: webAddress }),
  output: v.object({
    /** A data URL. */
    src: v.string(),
    /** A CSS colour. */
    background: v.string(),
    name: v.string(),
  }),
  cache: 24 * 3600,
})

/** A picture at an address, which the page may not read itself. */
export const getImgBase64 = endpoint({
  method: 'GET',
  path: '/api/get_img_base64',
  about: 'Fetches a picture and gives it as a data URL.',
  input: v.object({ url: webAddress }),
  output: v.object({ src: v.string() }),
  cache: 0,
})

const counted = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

/** Counts that a site of the catalogue was added. */
export const addNetworkHot = endpoint({
  method: 'POST',
  path: '/api/add_network_hot',
  about: 'Counts that a site of the catalogue was added to a page.',
  input: counted,
  output: v.object({}),
})

/** Counts that a component was added. */
export const addComponentHot = endpoint({
  method: 'POST',
  path: '/api/add_component_hot',
  about: 'Counts that a component was added to a page.',
  input: counted,
  output: v.object({}),
})
