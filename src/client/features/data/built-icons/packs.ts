import type { Language } from '../../../../shared/constants.ts'
import type { IconPack } from '../../../core/page/icon-urls.ts'

type Load = () => Promise<{ readonly default: IconPack }>

/** The icons of the first page and those of the further ones, generated at build time, by language. */
const packs: Readonly<Record<Language, readonly [first: Load, further: Load]>> = {
  'zh-CN': [() => import('virtual:desktop-icons/first/zh-CN'), () => import('virtual:desktop-icons/further/zh-CN')],
  'zh-TW': [() => import('virtual:desktop-icons/first/zh-TW'), () => import('virtual:desktop-icons/further/zh-TW')],
  en: [() => import('virtual:desktop-icons/first/en'), () => import('virtual:desktop-icons/further/en')],
  ja: [() => import('virtual:desktop-icons/first/ja'), () => import('virtual:desktop-icons/further/ja')],
  ko: [() => import('virtual:desktop-icons/first/ko'), () => import('virtual:desktop-icons/further/ko')],
}

/** A pack that cannot be loaded is empty: an icon without a picture is asked for by its address. */
const read = (load: Load): Promise<IconPack> =>
  load().then(
    ({ default: icons }) => icons,
    () => ({}),
  )

/** The icons that the first page of a first desktop shows, with those of dock and search box. */
export const firstIcons = (language: Language): Promise<IconPack> => read(packs[language][0])

/** All icons of a first desktop. */
export const builtIcons = async (language: Language): Promise<IconPack> =>
  Object.assign({}, ...(await Promise.all(packs[language].map(read))))
