import { existsSync } from 'node:fs';
import { StartFault } from '../start-fault.js';
import { parseSettings, type SettingValues } from './settings.js';

const AN_HOUR = 3_600_000;

export class ConfigError extends StartFault {
  override readonly name = 'ConfigError';

  constructor(readonly faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/** All settings as fields, so that each is named in `SettingValues` and nowhere else. */
const Settings = class {
  constructor(values: SettingValues) {
    Object.assign(this, values);
  }
} as new (values: SettingValues) => SettingValues;

/** The settings that the environment gives the service, checked. */
export class Config extends Settings {
  /** The same for work that no request waits for: migrations, and checking a whole record. */
  unhurried(): Config {
    return new Config({ ...this, statementTimeout: AN_HOUR });
  }
}

/** The settings in `env`, or a ConfigError that names every fault at once and shows no secret. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { values, faults } = parseSettings(env);
  if (values === null) throw new ConfigError(faults);
  return new Config(values);
}

/**
 * The settings of this process, those of a file `.env` in the working folder included where the environment has none of
 * that name. The only place that reads `process.env`.
 */
export function configFromEnvironment(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
