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

/** The settings that the environment gives the service, checked. */
export class Config implements SettingValues {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly statementTimeout: number;
  readonly requestTimeout: number;
  readonly dataDir: string;
  readonly bootstrapToken: string | null;
  readonly logLevel: SettingValues['logLevel'];
  readonly environment: SettingValues['environment'];
  readonly corsOrigins: readonly string[];
  readonly publicUrl: string | null;
  readonly bodyLimit: number;
  readonly maxConnections: number;
  readonly webhookPrivate: boolean;
  readonly liveFollowers: number;

  constructor(values: SettingValues) {
    this.port = values.port;
    this.host = values.host;
    this.databaseUrl = values.databaseUrl;
    this.databasePoolSize = values.databasePoolSize;
    this.statementTimeout = values.statementTimeout;
    this.requestTimeout = values.requestTimeout;
    this.dataDir = values.dataDir;
    this.bootstrapToken = values.bootstrapToken;
    this.logLevel = values.logLevel;
    this.environment = values.environment;
    this.corsOrigins = values.corsOrigins;
    this.publicUrl = values.publicUrl;
    this.bodyLimit = values.bodyLimit;
    this.maxConnections = values.maxConnections;
    this.webhookPrivate = values.webhookPrivate;
    this.liveFollowers = values.liveFollowers;
  }

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
