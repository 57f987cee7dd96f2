// Imported before everything else: React and the router load their production build by this name, whatever the environment says.
process.env.NODE_ENV = "production";
