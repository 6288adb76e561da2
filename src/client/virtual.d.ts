declare module 'virtual:first-desktop/*' {
  const desktop: import('../shared/entities/item.ts').Home
  export default desktop
}
