import type { Language } from '../../../../shared/constants.ts'
import type { IconPack } from '../../../core/page/icon-urls.ts'

type Load = () => Promise<{ readonly default: IconPack }>

/** The icons of the first page and those of the further ones, generated at build time, by language. */
const packs: Readonly<Record<Language, readonly [first: Load, further: Load]>> = {
  'zh-CN': [() => import('virtual:first-icons/zh-CN'), () => import('virtual:further-icons/zh-CN')],
  'zh-TW': [() => import('virtual:first-icons/zh-TW'), () => import('virtual:further-icons/zh-TW')],
  en: [() => import('virtual:first-icons/en'), () => import('virtual:further-icons/en')],
  ja: [() => import('virtual:first-icons/ja'), () => import('virtual:further-icons/ja')],
  ko: [() => import('virtual:first-icons/ko'), () => import('virtual:further-icons/ko')],
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
