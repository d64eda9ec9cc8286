/** Serves the product in an image, where the web is built already. Arguments are those of the server, as --role=api. */
import { becomeServer } from '../../tools/running/become-server.ts';

await becomeServer(process.argv.slice(2));
