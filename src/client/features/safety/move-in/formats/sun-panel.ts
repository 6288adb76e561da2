import {
  type Entry,
  fieldsOf,
  isPictureElsewhere,
  leftParts,
  listIn,
  numberIn,
  orderedBy,
  otherParts,
  type Source,
  textIn,
} from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** What an icon shows, by `itemType`: a picture named in an online set of icons is in neither the file nor an address. */
const LETTERS = 1
const PICTURE = 2
const NAMED_PICTURE = 3

/** Where an address opens: `openMethod` counts from one. */
const OPENS = ['self', 'tab', 'popup'] as const

const READ = ['appName', 'version', 'appVersion', 'exportTime', 'md5', 'icons']

/**
 * Reads an export of Sun-Panel, `{ appName: 'Sun-Panel-Config', version: 1, icons: [{ title, sort, children }] }`
 * (github.com/hslr-s/sun-panel, `src/utils/jsonImportExport`); undefined if it is none.
 */
export function readSunPanel(data: unknown): Source | undefined {
  const root = fieldsOf(data)
  if (root.appName !== 'Sun-Panel-Config') return undefined
  // groups are written as the server has answered
  const groups = orderedBy((listIn(root, 'icons') ?? []).map(fieldsOf), 'sort')
  const icons = groups.flatMap(iconsIn)
  return {
    product: 'sunpanel',
    pages: groups.map((group) => ({ name: textIn(group, 'title'), icon: '', entries: iconsIn(group).map(entryOf) })),
    left: [
      ...leftParts('picture', [icons.some(hasPictureElsewhere) && 'pictures']),
      ...leftParts('part', [icons.some((icon) => textIn(icon, 'description') !== '') && 'descriptions']),
      ...otherParts(root, READ, { styleConfig: 'settings' }),
    ],
  }
}

const iconsIn = (group: Fields): readonly Fields[] => orderedBy((listIn(group, 'children') ?? []).map(fieldsOf), 'sort')

const hasPictureElsewhere = ({ icon }: Fields): boolean => {
  const { itemType, ...face } = fieldsOf(icon)
  return itemType === NAMED_PICTURE || (itemType === PICTURE && isPictureElsewhere(textIn(face, 'src')))
}

function entryOf(node: Fields): Entry {
  const name = textIn(node, 'title')
  const lan = textIn(node, 'lanUrl')
  const address = textIn(node, 'url') || lan
  if (address === '') return { at: 'other', name }
  const face = fieldsOf(node.icon)
  return {
    at: 'site',
    name,
    address,
    lan,
    picture: face.itemType === PICTURE ? textIn(face, 'src') : '',
    letters: face.itemType === LETTERS ? textIn(face, 'text') : '',
    color: textIn(face, 'backgroundColor'),
    size: '',
    opens: OPENS[numberIn(node, 'openMethod') - 1],
  }
}
