/** The groups that no tab shows. */
export default {
  backup: 'its tab does not exist yet',
}
