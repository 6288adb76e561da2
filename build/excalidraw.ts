import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { LANGUAGE_TABLE } from '../src/shared/languages.ts'
import { completeTexts } from './excalidraw-texts.ts'

const PACKAGE = '@excalidraw/excalidraw'
const PROGRAM = normalizePath(join(import.meta.dirname, `../node_modules/${PACKAGE}/dist/prod`))
const DEVELOPMENT = PROGRAM.replace(/prod$/, 'dev')

/** A piece of code and what takes its place. The version is pinned: each piece is there. */
type Replacement = readonly [piece: string | RegExp, code: string]

/** The policy may be made only once where duplicates are not allowed; its results are parsed, and never run. */
const MARKUP = `const markupPolicy=globalThis.trustedTypes?.createPolicy("app-html",{createHTML:(text)=>text});
const parseMarkup=(text,type)=>new DOMParser().parseFromString(markupPolicy?.createHTML(text)??text,type);`

/** The scene: fonts, pictures and the clipboard. */
const SCENE: readonly Replacement[] = [
  // fonts are assets of the build, never those of a content delivery network
  [
    /static createUrls\(t\)\{.+?\}static getFormat/s,
    'static createUrls(t){return t===Wn?[]:[new URL(t,document.baseURI)]}static getFormat',
  ],
  [/static normalizeBaseUrl\(t\)\{.+?;var Xo=jn;/s, '};var Xo=jn;'],
  // 13 MB of Chinese handwriting; the system has Chinese fonts
  [/(?:var [\w$]+="\.\/fonts\/Xiaolai\/[^"]+";)+var b1=\[.+?\}\];/s, 'var b1=[];'],
  // an exported SVG has its fonts whole: cutting them takes 1.8 MB of WebAssembly and a worker
  [
    /var fa=class\{constructor\(t\)\{P\(this,"instance"\).+?qd=async\(e,t\)=>\{.+?return qo\.create\(e\)\}\)\),ma\);/s,
    'var qd=async e=>{let t="";for(let n of new Uint8Array(e))t+=String.fromCharCode(n);return"data:font/woff2;base64,"+btoa(t)};',
  ],
  ['features:["js","wasm"]', 'features:["js"]'],
  // a picture on a pasted page is not fetched
  ['try{n=await fetch(e)}catch{throw', 'try{throw e}catch{throw'],
  ['new DOMParser().parseFromString(e,H.svg)', 'parseMarkup(e,H.svg)'],
  ['new DOMParser().parseFromString(t,H.html)', 'parseMarkup(t,H.html)'],
  // the page allows no inline style sheet, and without fonts this one is empty
  ['y.appendChild(D),t.exportBackground', 'S.length>0&&y.appendChild(D),t.exportBackground'],
]

const TEXTS = Object.values(LANGUAGE_TABLE).map(({ excalidraw }) => excalidraw)
const OTHER_TEXTS = `"\\./locales/(?!(?:${TEXTS.join('|')})\\.json)[\\w-]+\\.json":\\(\\)=>import\\("[^"]+"\\),?`

/** The interface: what leads to services of others, or to what is not built in. */
const INTERFACE: readonly Replacement[] = [
  ['l.innerHTML=s.outerHTML', 'l.replaceChildren(s)'],
  [
    'c&&(h.innerHTML=c.outerHTML),()=>{h.innerHTML=""}',
    // as a picture: its name is read out, and not the words in it
    'c&&h.replaceChildren(Object.assign(new Image,{alt:"",draggable:!1,src:"data:image/svg+xml,"+encodeURIComponent(new XMLSerializer().serializeToString(c))})),()=>{h.replaceChildren()}',
  ],
  [new RegExp(OTHER_TEXTS, 'g'), ''],
  // diagrams from text, and by an artificial intelligence
  ['if(m.text&&lT(m.text)){let u=await import("@excalidraw/mermaid-to-excalidraw");', 'if(!1){let u={};'],
  ['api:import("@excalidraw/mermaid-to-excalidraw")', 'api:Promise.reject()'],
  [
    /,Me\("div",\{style:\{margin:"6px 0",fontSize:14,fontWeight:600\},children:"Generate"\}\),.+?Item\.Badge,\{children:"AI"\}\)\]\}\)\}\)/s,
    '',
  ],
  // pages of others on the board
  [/,Me\(Ce\.Item,\{onSelect:\(\)=>t\.setActiveTool\(\{type:"embeddable"\}\).+?toolBar\.embeddable"\)\}\)/s, ''],
  ['renderEmbeddables(){', 'renderEmbeddables(){return null;'],
  // the catalogue of shapes of others, and publishing there
  ['oS(Uv,{id:t,libraryReturnUrl:e,theme:o}),', ''],
  [/,h&&Mt\(Ce\.Item,\{icon:Cb,onSelect:\(\)=>T\(!0\).+?buttons\.publishLibrary"\)\}\)/s, ''],
  [
    'h.length>0?g("library.hint_emptyPrivateLibrary"):g("library.hint_emptyLibrary")',
    'g("library.hint_emptyPrivateLibrary")',
  ],
  // the shapes that the library comes with are `published`: they can be neither removed nor exported …
  ['g("labels.excalidrawLib")', 'g("labels.bundledShapes",null,"Ready-made shapes")'],
  ['.includes(M.id)):s.libraryItems,b=', '.includes(M.id)):s.libraryItems.filter(M=>M.status!=="published"),b='],
  ['await t.getLatestLibrary();Bx', '(await t.getLatestLibrary()).filter(M=>M.status!=="published");Bx'],
  ['r.resetLibrary(),n()', 'r.setLibrary(s.libraryItems.filter(d=>d.status==="published"))'],
  ['c=await Om(s,i)', 'c=(await Om(s,i)).map(x=>({...x,status:"unpublished"}))'],
  // … and every shape has its name, and is put on the board by the keyboard, too
  ['id:m?.id,selected:r(m.id)', 'id:m?.id,name:m?.name,isBundled:m?.status==="published",selected:r(m.id)'],
  ['svgCache:l})=>{let s=RS(null)', 'svgCache:l,name:N,isBundled:B})=>{let s=RS(null)'],
  [
    'ref:s,draggable:!!o,onClick:o||t?h=>{e&&h.shiftKey?',
    'ref:s,role:"button",tabIndex:0,title:N,"aria-label":N||g("toolBar.library"),onKeyDown:h=>{(h.key==="Enter"||h.key===" ")&&(h.preventDefault(),r(e))},draggable:!!o,onClick:o||t?h=>{e&&h.shiftKey&&!B?',
  ],
  ['u,e&&o&&(m||p||n)&&', 'u,e&&!B&&o&&(m||p||n)&&'],
  [/await fetch\(l\)/, 'await Promise.reject()'],
  [/fetch\(`\$\{v\.VITE_APP_LIBRARY_BACKEND\}\/submit`,\{method:"post",body:M\}\)/, 'Promise.reject()'],
  // names for what has only a picture, or another name than it shows
  [
    'className:"main-menu-trigger"',
    'title:g("buttons.menu"),"aria-label":g("buttons.menu"),className:"main-menu-trigger"',
  ],
  [
    'Ce.Trigger,{onToggle:()=>m(!c),children:yf}',
    'Ce.Trigger,{title:g("buttons.menu"),onToggle:()=>m(!c),children:yf}',
  ],
  [
    'no.TabTrigger,{tab:Yo,children:Ft}),vo(no.TabTrigger,{tab:ia,children:jn})',
    'no.TabTrigger,{tab:Yo,title:g("search.title"),children:Ft}),vo(no.TabTrigger,{tab:ia,title:g("toolBar.library"),children:jn})',
  ],
  [
    'role:"dialog","aria-modal":"true",className:"color-picker-container"',
    'role:"group","aria-label":r,className:"color-picker-container"',
  ],
  [
    '"aria-label":g("buttons.resetZoom"),onClick:()=>{e(null)}',
    '"aria-label":g("buttons.resetZoom")+" "+(o.zoom.value*100).toFixed(0)+"%",onClick:()=>{e(null)}',
  ],
  // a dialog has the name of its title, and the focus where it has no control: Esc closes it
  ['labelledBy:"dialog-title"', 'labelledBy:n+"-dialog-title"'],
  [
    'c.length>0&&e.autofocus!==!1&&(c[1]||c[0]).focus()',
    'e.autofocus!==!1&&(c[1]||c[0]||o.closest(".Modal__content")).focus()',
  ],
  // Esc ends a tool, a line or a field; where there is none of them, it is the page's
  [
    '!o.newElement&&o.multiElement===null)||(e.key===y.ESCAPE',
    '!o.newElement&&o.multiElement===null&&(o.activeTool.type!=="selection"||e.target.matches("textarea,input:not([type=radio],[type=checkbox])")))||(e.key===y.ESCAPE',
  ],
  // links to documentation, issues and videos
  ['B(PL,{}),', ''],
]

/** Addresses of Excalidraw's own services. */
const SERVICES: readonly Replacement[] = [[/(VITE_APP_\w+):(?:"https:[^"]*"|'\{[^']*'|`[^`]*`)/g, '$1:""']]

const REPLACEMENTS: Readonly<Record<string, readonly Replacement[]>> = {
  'chunk-K2UTITRG.js': SCENE,
  'index.js': INTERFACE,
  'chunk-ZUYEQ4TG.js': SERVICES,
}

/**
 * A file of Excalidraw's program without what asks other hosts, needs more than the page's content security policy
 * allows, or is not offered (decision 0039); undefined if the file stays as it is.
 * @param id the path of the module
 * @param declareFont code that declares a variable with the address of a font, given as an absolute path
 * @throws when a piece is not there: this is another version of Excalidraw
 */
export function localExcalidraw(
  id: string,
  code: string,
  declareFont: (variable: string, font: string) => string,
): string | undefined {
  const path = normalizePath(id)
  const replacements = path.startsWith(`${PROGRAM}/`) ? REPLACEMENTS[path.slice(PROGRAM.length + 1)] : undefined
  if (replacements === undefined) return path.startsWith(`${PROGRAM}/`) ? completeTexts(path, code) : undefined
  const replaced = replacements.reduce((text, [piece, instead]) => {
    const result = text.replace(piece, instead)
    if (result === text) throw new Error(`${path} does not contain ${piece}`)
    return result
  }, code)
  const local = replaced.replace(/var ([\w$]+)="\.(\/fonts\/[^"]+)";/g, (_, variable: string, font: string) =>
    declareFont(variable, PROGRAM + font),
  )
  return replacements === SCENE ? MARKUP + local : local
}

const importFont = (variable: string, font: string) => `import ${variable} from ${JSON.stringify(`${font}?url`)};`
/** The development server serves the file itself. */
const nameFont = (variable: string, font: string) => `const ${variable}=${JSON.stringify(`/@fs${font}`)};`

/** Builds Excalidraw so that it works from our own server, and makes no foreign request. */
export function excalidraw(): Plugin {
  return {
    name: 'genkan-excalidraw',
    enforce: 'pre',
    transform: (code, id) => localExcalidraw(id, code, importFont),
    config: (_config, { command }) =>
      command === 'build' ? {} : { optimizeDeps: { rolldownOptions: { plugins: [inDevelopment] } } },
  }
}

/** The development server bundles packages beforehand; their development builds have other names. */
const inDevelopment = {
  name: 'genkan-excalidraw-development',
  load: (id: string) =>
    normalizePath(id) === `${DEVELOPMENT}/index.js`
      ? `export * from ${JSON.stringify(`${PROGRAM}/index.js`)}`
      : undefined,
  transform: (code: string, id: string) => localExcalidraw(id, code, nameFont),
}

/** What the bundler knows of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** The name of Excalidraw's chunk and its styles. */
const CHUNK = 'excalidraw'

/** Puts Excalidraw with all that it loads into one chunk; its texts stay files by language. */
export function excalidrawChunk() {
  let modules: ReadonlySet<string> | undefined
  return {
    priority: 0.5,
    name(id: string, graph: ModuleGraph): string | null {
      modules ??= modulesOf(graph)
      return modules.has(id) ? CHUNK : null
    },
  }
}

function modulesOf(graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([`${PROGRAM}/index.js`, `${PROGRAM}/index.css`])
  // The loop also visits ids added to the Set while it runs.
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      if (!next.startsWith(`${PROGRAM}/locales/`)) found.add(next)
  }
  return found
}

interface BuiltFile {
  readonly fileName: string
  /** The module that a chunk is made for. */
  readonly facadeModuleId?: string | null
  /** The files that an asset is made of. */
  readonly originalFileNames?: readonly string[]
}

/** Whether a file of the build is Excalidraw's: program, styles, fonts, texts; loaded with a white board alone. */
export const isOfExcalidraw = ({ fileName, facadeModuleId, originalFileNames = [] }: BuiltFile): boolean =>
  fileName.startsWith(`assets/${CHUNK}-`) ||
  [facadeModuleId ?? '', ...originalFileNames].some((name) => normalizePath(name).includes(`${PACKAGE}/`))
