declare module '*.md?raw' {
  const text: string
  export default text
}

declare module 'virtual:sites/*' {
  const sites: readonly import('../shared/api/site.ts').SiteItem[]
  export default sites
}

declare module 'virtual:ai-tools/*' {
  const catalog: import('../shared/entities/ai-tool.ts').AiToolCatalog
  export default catalog
}

declare module 'virtual:emoji/*' {
  const table: import('../shared/entities/emoji.ts').EmojiTable
  export default table
}

declare module 'virtual:first-desktop/*' {
  const plan: import('./features/layout/first-desktop/model.ts').DesktopPlan
  export default plan
}

declare module 'virtual:desktop-icons/*' {
  const icons: import('./core/page/icon-urls.ts').IconPack
  export default icons
}

declare module 'virtual:messages/*' {
  const files: import('./core/text/i18n.ts').CatalogFiles
  export default files
}

declare module 'virtual:game-pages' {
  /** The addresses of the games' pages, by the ids of the games. */
  const pages: Readonly<Record<string, string | undefined>>
  export default pages
}
