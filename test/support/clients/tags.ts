/** The `ETag` of a version, whatever else it tells (api.md, "Versions and conditional requests"). */
export function tagOf(version: number | string): RegExp {
  return new RegExp(`^"${version}\\.[\\w-]+"$`);
}

/** The version that an `ETag` names. */
export function versionIn(headers: Headers): number {
  return Number(/^"(\d+)\./.exec(headers.get('etag') ?? '')?.[1]);
}
