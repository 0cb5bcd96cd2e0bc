/** What the packages that we install may do and want. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

const ROOT = join(import.meta.dirname, '..', '..');

interface Package {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  /** A development tool that another package would use if it were there. */
  readonly devOptional?: boolean;
  readonly engines?: { readonly node?: string };
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

const packages = Object.entries((json('package-lock.json') as { packages: Record<string, Package> }).packages);
const own = json('package.json') as {
  readonly engines: { readonly node: string };
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** Who asks for a script while being installed, and why the script is not needed. None of them is run. */
const NOT_RUN = {
  '@parcel/watcher':
    'compiles what its packages for each platform bring compiled; the linter of the document watches no files here',
  esbuild: 'replaces its command by the program for the platform, which its package for each platform brings',
  '@swc/core': 'looks for a replacement where no package for the platform was found',
};

describe('the packages', () => {
  it("run no script while they are installed, as npm's settings say", () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect([...new Set(names)].sort()).toEqual(Object.keys(NOT_RUN).sort());
    expect(scripted.filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)).toEqual([]);
    expect(own.allowScripts).toEqual(Object.fromEntries(Object.keys(NOT_RUN).map((name) => [name, false])));
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
  });

  it('are there with their types for a service that is built without the development tools', () => {
    const { dependencies, devDependencies } = own;
    const left = Object.keys(devDependencies).filter((name) => name.replace('@types/', '') in dependencies);
    expect(left.filter((name) => name.startsWith('@types/'))).toEqual([]);
  });

  it('are content with the oldest Node that we promise', () => {
    const oldest = String(semver.minVersion(own.engines.node));
    expect(oldest).toBe('20.19.0');
    const demanding = packages
      .filter(([, { engines }]) => engines?.node !== undefined && !semver.satisfies(oldest, engines.node))
      .map(([path, { version, engines }]) => `${path} ${version} wants ${engines?.node}`);
    expect(demanding).toEqual([]);
  });

  it('are without Swagger UI and the counting of installations: folders of ours stand in for them', () => {
    const found = packages.filter(([path]) => /swagger-ui|scarf/.test(path)).map(([path]) => path);
    const links = ['node_modules/@scarf/scarf', 'node_modules/swagger-ui-dist'];
    expect(found).toEqual([...links, 'scripts/no-scarf', 'scripts/no-swagger-ui']);
    for (const link of links) expect(packages).toContainEqual([link, expect.objectContaining({ link: true })]);
    expect(json('scripts/no-swagger-ui/package.json')).toMatchObject({ name: 'swagger-ui-dist', private: true });
    expect(json('scripts/no-scarf/package.json')).toMatchObject({ name: '@scarf/scarf', private: true });
  });
});
