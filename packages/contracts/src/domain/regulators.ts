/** Who watches over products in a jurisdiction, or issues its texts. */
export interface Regulator {
  name: string;
  /** As people write it in a sentence. */
  acronym: string;
  website: string | null;
}

/** Regulators and issuing bodies by jurisdiction; addresses as they were known when the list was compiled. */
export const regulators: Readonly<Record<string, readonly Regulator[]>> = {
  US: [{ name: "Food and Drug Administration", acronym: "FDA", website: "https://www.fda.gov" }],
  CA: [{ name: "Health Canada", acronym: "HC", website: "https://www.canada.ca/en/health-canada.html" }],
  MX: [
    { name: "Comisión Federal para la Protección contra Riesgos Sanitarios", acronym: "COFEPRIS", website: "https://www.gob.mx/cofepris" },
  ],
  EU: [
    { name: "European Medicines Agency", acronym: "EMA", website: "https://www.ema.europa.eu" },
    {
      name: "European Commission, DG SANTE (medical devices)",
      acronym: "EC",
      website: "https://health.ec.europa.eu/medical-devices-sector_en",
    },
    { name: "Medical Device Coordination Group", acronym: "MDCG", website: null },
  ],
  GB: [{ name: "Medicines and Healthcare products Regulatory Agency", acronym: "MHRA", website: "https://www.gov.uk/mhra" }],
  CH: [{ name: "Swissmedic, Swiss Agency for Therapeutic Products", acronym: "Swissmedic", website: "https://www.swissmedic.ch" }],
  DE: [
    { name: "Bundesinstitut für Arzneimittel und Medizinprodukte", acronym: "BfArM", website: "https://www.bfarm.de" },
    { name: "Paul-Ehrlich-Institut", acronym: "PEI", website: "https://www.pei.de" },
  ],
  FR: [{ name: "Agence nationale de sécurité du médicament et des produits de santé", acronym: "ANSM", website: "https://ansm.sante.fr" }],
  IT: [{ name: "Agenzia Italiana del Farmaco", acronym: "AIFA", website: "https://www.aifa.gov.it" }],
  ES: [{ name: "Agencia Española de Medicamentos y Productos Sanitarios", acronym: "AEMPS", website: "https://www.aemps.gob.es" }],
  NL: [
    {
      name: "College ter Beoordeling van Geneesmiddelen (Medicines Evaluation Board)",
      acronym: "CBG-MEB",
      website: "https://www.cbg-meb.nl",
    },
  ],
  BE: [{ name: "Federal Agency for Medicines and Health Products", acronym: "FAMHP", website: "https://www.famhp.be" }],
  SE: [{ name: "Läkemedelsverket (Medical Products Agency)", acronym: "MPA", website: "https://www.lakemedelsverket.se" }],
  DK: [{ name: "Lægemiddelstyrelsen (Danish Medicines Agency)", acronym: "DKMA", website: "https://laegemiddelstyrelsen.dk" }],
  FI: [{ name: "Finnish Medicines Agency Fimea", acronym: "Fimea", website: "https://fimea.fi" }],
  NO: [
    { name: "Direktoratet for medisinske produkter (Norwegian Medical Products Agency)", acronym: "NoMA", website: "https://www.dmp.no" },
  ],
  IE: [{ name: "Health Products Regulatory Authority", acronym: "HPRA", website: "https://www.hpra.ie" }],
  AT: [{ name: "Bundesamt für Sicherheit im Gesundheitswesen", acronym: "BASG", website: "https://www.basg.gv.at" }],
  PT: [
    { name: "Infarmed, Autoridade Nacional do Medicamento e Produtos de Saúde", acronym: "Infarmed", website: "https://www.infarmed.pt" },
  ],
  PL: [
    {
      name: "Urząd Rejestracji Produktów Leczniczych, Wyrobów Medycznych i Produktów Biobójczych",
      acronym: "URPL",
      website: "https://www.urpl.gov.pl",
    },
  ],
  CZ: [{ name: "Státní ústav pro kontrolu léčiv", acronym: "SUKL", website: "https://sukl.gov.cz" }],
  HU: [{ name: "Nemzeti Népegészségügyi és Gyógyszerészeti Központ", acronym: "NNGYK", website: "https://nngyk.gov.hu" }],
  GR: [{ name: "National Organization for Medicines (EOF)", acronym: "EOF", website: "https://www.eof.gr" }],
  RU: [
    {
      name: "Federal Service for Surveillance in Healthcare (Roszdravnadzor)",
      acronym: "Roszdravnadzor",
      website: "https://roszdravnadzor.gov.ru",
    },
  ],
  TR: [{ name: "Türkiye İlaç ve Tıbbi Cihaz Kurumu", acronym: "TITCK", website: "https://www.titck.gov.tr" }],
  UA: [{ name: "State Service of Ukraine on Medicines and Drugs Control", acronym: "SMDC", website: "https://www.dls.gov.ua" }],
  JP: [
    { name: "Pharmaceuticals and Medical Devices Agency", acronym: "PMDA", website: "https://www.pmda.go.jp" },
    { name: "Ministry of Health, Labour and Welfare", acronym: "MHLW", website: null },
  ],
  CN: [{ name: "National Medical Products Administration", acronym: "NMPA", website: "https://www.nmpa.gov.cn" }],
  KR: [
    { name: "Ministry of Food and Drug Safety", acronym: "MFDS", website: "https://www.mfds.go.kr" },
    { name: "Korea Food and Drug Administration", acronym: "KFDA", website: null },
  ],
  AU: [{ name: "Therapeutic Goods Administration", acronym: "TGA", website: "https://www.tga.gov.au" }],
  NZ: [
    {
      name: "Medsafe, New Zealand Medicines and Medical Devices Safety Authority",
      acronym: "Medsafe",
      website: "https://www.medsafe.govt.nz",
    },
  ],
  IN: [{ name: "Central Drugs Standard Control Organisation", acronym: "CDSCO", website: "https://cdsco.gov.in" }],
  SG: [{ name: "Health Sciences Authority", acronym: "HSA", website: "https://www.hsa.gov.sg" }],
  TW: [{ name: "Taiwan Food and Drug Administration", acronym: "TFDA", website: "https://www.fda.gov.tw" }],
  HK: [{ name: "Department of Health, Medical Device Division", acronym: "MDCO", website: "https://www.mdd.gov.hk" }],
  MY: [
    { name: "Medical Device Authority", acronym: "MDA", website: "https://www.mda.gov.my" },
    { name: "National Pharmaceutical Regulatory Agency", acronym: "NPRA", website: "https://www.npra.gov.my" },
  ],
  TH: [{ name: "Food and Drug Administration, Thailand", acronym: "Thai FDA", website: "https://www.fda.moph.go.th" }],
  ID: [
    { name: "Badan Pengawas Obat dan Makanan", acronym: "BPOM", website: "https://www.pom.go.id" },
    { name: "Kementerian Kesehatan", acronym: "Kemenkes", website: null },
  ],
  PH: [{ name: "Food and Drug Administration, Philippines", acronym: "FDA Philippines", website: "https://www.fda.gov.ph" }],
  VN: [
    { name: "Drug Administration of Vietnam", acronym: "DAV", website: "https://dav.gov.vn" },
    { name: "Infrastructure and Medical Device Administration", acronym: "IMDA Vietnam", website: null },
    { name: "Department of Medical Equipment and Construction", acronym: "DMEC", website: null },
  ],
  PK: [{ name: "Drug Regulatory Authority of Pakistan", acronym: "DRAP", website: "https://www.dra.gov.pk" }],
  BD: [{ name: "Directorate General of Drug Administration", acronym: "DGDA", website: "https://www.dgda.gov.bd" }],
  KZ: [{ name: "National Center for Expertise of Medicines and Medical Devices", acronym: "NDDA", website: "https://www.ndda.kz" }],
  BR: [{ name: "Agência Nacional de Vigilância Sanitária", acronym: "ANVISA", website: "https://www.gov.br/anvisa" }],
  AR: [
    {
      name: "Administración Nacional de Medicamentos, Alimentos y Tecnología Médica",
      acronym: "ANMAT",
      website: "https://www.argentina.gob.ar/anmat",
    },
  ],
  CO: [{ name: "Instituto Nacional de Vigilancia de Medicamentos y Alimentos", acronym: "INVIMA", website: "https://www.invima.gov.co" }],
  CL: [{ name: "Instituto de Salud Pública de Chile", acronym: "ISP", website: "https://www.ispch.gob.cl" }],
  PE: [
    { name: "Dirección General de Medicamentos, Insumos y Drogas", acronym: "DIGEMID", website: "https://www.digemid.minsa.gob.pe" },
    { name: "Instituto Nacional de Salud del Perú", acronym: "INS Perú", website: null },
  ],
  EC: [
    {
      name: "Agencia Nacional de Regulación, Control y Vigilancia Sanitaria",
      acronym: "ARCSA",
      website: "https://www.controlsanitario.gob.ec",
    },
  ],
  SA: [{ name: "Saudi Food and Drug Authority", acronym: "SFDA", website: "https://www.sfda.gov.sa" }],
  AE: [
    { name: "Emirates Drug Establishment", acronym: "EDE", website: "https://www.ede.gov.ae" },
    { name: "Ministry of Health and Prevention", acronym: "MOHAP", website: null },
    { name: "Dubai Health Authority", acronym: "DHA Dubai", website: null },
  ],
  IL: [
    {
      name: "Ministry of Health, Medical Devices Division (AMAR)",
      acronym: "AMAR",
      website: "https://www.gov.il/en/departments/ministry_of_health",
    },
  ],
  JO: [{ name: "Jordan Food and Drug Administration", acronym: "JFDA", website: "https://www.jfda.jo" }],
  EG: [{ name: "Egyptian Drug Authority", acronym: "EDA", website: "https://www.edaegypt.gov.eg" }],
  ZA: [{ name: "South African Health Products Regulatory Authority", acronym: "SAHPRA", website: "https://www.sahpra.org.za" }],
  NG: [{ name: "National Agency for Food and Drug Administration and Control", acronym: "NAFDAC", website: "https://www.nafdac.gov.ng" }],
  KE: [{ name: "Pharmacy and Poisons Board", acronym: "PPB", website: "https://web.pharmacyboardkenya.org" }],
  GH: [{ name: "Food and Drugs Authority, Ghana", acronym: "FDA Ghana", website: "https://fdaghana.gov.gh" }],
  TZ: [{ name: "Tanzania Medicines and Medical Devices Authority", acronym: "TMDA", website: "https://www.tmda.go.tz" }],
  ET: [{ name: "Ethiopian Food and Drug Authority", acronym: "EFDA", website: "https://www.efda.gov.et" }],
  MA: [
    { name: "Direction du Médicament et de la Pharmacie", acronym: "DMP", website: "https://dmp.sante.gov.ma" },
    { name: "Agence marocaine des médicaments et des produits de santé", acronym: "AMMPS", website: null },
  ],
  BO: [{ name: "Agencia Estatal de Medicamentos y Tecnologías en Salud", acronym: "AGEMED", website: null }],
  PY: [{ name: "Dirección Nacional de Vigilancia Sanitaria", acronym: "DINAVISA", website: null }],
  DO: [{ name: "Dirección General de Medicamentos, Alimentos y Productos Sanitarios", acronym: "DIGEMAPS", website: null }],
  CU: [{ name: "Centro para el Control Estatal de Medicamentos, Equipos y Dispositivos Médicos", acronym: "CECMED", website: null }],
  HN: [{ name: "Agencia de Regulación Sanitaria", acronym: "ARSA", website: null }],
  SV: [{ name: "Superintendencia de Regulación Sanitaria", acronym: "SRS El Salvador", website: null }],
  LK: [{ name: "National Medicines Regulatory Authority", acronym: "NMRA", website: null }],
  NP: [{ name: "Department of Drug Administration", acronym: "DDA Nepal", website: null }],
  UZ: [{ name: "Centre for Safety of Pharmaceutical Products", acronym: "Uzpharmagency", website: null }],
  BY: [{ name: "Center for Examinations and Tests in Health Service", acronym: "CETH Belarus", website: null }],
  IR: [{ name: "Iran Food and Drug Administration", acronym: "IFDA", website: null }],
  BH: [{ name: "National Health Regulatory Authority", acronym: "NHRA", website: null }],
  DZ: [{ name: "Agence nationale des produits pharmaceutiques", acronym: "ANPP", website: null }],
  RW: [{ name: "Rwanda Food and Drugs Authority", acronym: "Rwanda FDA", website: null }],
  UG: [{ name: "National Drug Authority", acronym: "Uganda NDA", website: null }],
  ZM: [{ name: "Zambia Medicines Regulatory Authority", acronym: "ZAMRA", website: null }],
  ZW: [{ name: "Medicines Control Authority of Zimbabwe", acronym: "MCAZ", website: null }],
  BW: [{ name: "Botswana Medicines Regulatory Authority", acronym: "BoMRA", website: null }],
  NA: [{ name: "Namibia Medicines Regulatory Council", acronym: "NMRC", website: null }],
  MZ: [{ name: "Autoridade Nacional Reguladora de Medicamento", acronym: "ANARME", website: null }],
  MW: [{ name: "Pharmacy and Medicines Regulatory Authority", acronym: "PMRA", website: null }],
  SN: [{ name: "Agence sénégalaise de Réglementation pharmaceutique", acronym: "ARP Sénégal", website: null }],
  CI: [{ name: "Autorité Ivoirienne de Régulation Pharmaceutique", acronym: "AIRP", website: null }],
  CD: [{ name: "Autorité Congolaise de Réglementation Pharmaceutique", acronym: "ACOREP", website: null }],
  AO: [{ name: "Agência Reguladora de Medicamentos e Tecnologias de Saúde", acronym: "ARMED", website: null }],
  RS: [{ name: "Medicines and Medical Devices Agency of Serbia", acronym: "ALIMS", website: null }],
  BA: [{ name: "Agency for Medicinal Products and Medical Devices of Bosnia and Herzegovina", acronym: "ALMBIH", website: null }],
  MK: [{ name: "Agency for Medicines and Medical Devices of North Macedonia", acronym: "MALMED", website: null }],
  ME: [{ name: "Institute for Medicines and Medical Devices of Montenegro", acronym: "CInMED", website: null }],
  MD: [{ name: "Medicines and Medical Devices Agency of Moldova", acronym: "AMDM", website: null }],
  AM: [{ name: "Scientific Centre of Drug and Medical Technology Expertise", acronym: "SCDMTE", website: null }],
  AFRICAN_UNION: [{ name: "African Medicines Agency", acronym: "AMA Africa", website: null }],
  INT: [
    { name: "International Council for Harmonisation", acronym: "ICH", website: null },
    { name: "International Medical Device Regulators Forum", acronym: "IMDRF", website: null },
    { name: "Global Harmonization Task Force", acronym: "GHTF", website: null },
    { name: "International Organization for Standardization", acronym: "ISO", website: null },
    { name: "International Electrotechnical Commission", acronym: "IEC", website: null },
  ],
};
