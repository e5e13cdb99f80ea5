-- Searches look for a text anywhere in search_text. A trigram index serves that where the database offers pg_trgm (PostgreSQL does;
-- the embedded database does when it is started with it); elsewhere the rows of the list's scope are read through, which only costs time.
DO $$
DECLARE
  place text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('create extension pg_trgm'));
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm' AND installed_version IS NULL) THEN
    BEGIN
      CREATE EXTENSION pg_trgm SCHEMA public;
    EXCEPTION WHEN OTHERS THEN
      RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
    END;
  END IF;
  SELECT nspname INTO place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
  IF place IS NOT NULL THEN
    EXECUTE format('CREATE INDEX users_search ON users USING gin (search_text %I.gin_trgm_ops)', place);
  END IF;
END
$$;
